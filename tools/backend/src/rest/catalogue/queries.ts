/** What the data API needs to know of the database, each as one JSON document. Only `public` is exposed. */

export const exposedSchema = 'public'

/** A domain is compared and read as the type it is made of. */
const baseType = `(
  with recursive types as (
    select t.oid, t.typbasetype from pg_type t where t.oid = a.atttypid
    union all select t.oid, t.typbasetype from types join pg_type t on t.oid = types.typbasetype
  ) select format_type(oid, null) from types where typbasetype = 0
)`

/** What a column is given when it is left out: an identity takes the next number of its sequence. */
const defaultValue = `case
  when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
  when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), t.typdefault)
end`

/** Every relation, since keys between hidden tables show through views; partitions are not addressed by themselves. */
export const relationsQuery = `
  select c.oid as id, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    c.reltype as "rowType",
    coalesce((
      select json_agg(json_build_object(
        'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'baseType', ${baseType}, 'default', ${defaultValue}
      ) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as columns,
    coalesce((select k.conkey from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'), '{}') as "primaryKey",
    case when c.relkind in ('v', 'm') then (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid limit 1) end as tree
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by c.relname`

export const keysQuery = `
  select k.conname as name, k.conrelid as source, k.confrelid as target,
    k.conkey as "sourceColumns", k.confkey as "targetColumns",
    exists (
      select from pg_constraint u
      where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey @> k.conkey and u.conkey <@ k.conkey
    ) as "isUnique"
  from pg_constraint k
  where k.contype = 'f' and k.conparentid = 0
  order by k.conname`

/** Functions with unnamed parameters cannot be called, except one with a single parameter that takes the whole body. */
export const routinesQuery = `
  select p.proname as name, p.provolatile <> 'v' as "isReadOnly", p.proretset as "isSet", p.prorows = 1 as "isOneRow",
    p.prorettype as "returnType", p.prorettype = 'void'::regtype as "isVoid",
    t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as "isComposite",
    case when p.pronargs = 1 then p.proargtypes[0] end as "onlyArgument",
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(arg.name, ''), 'type', format_type(arg.type, null),
        'isRequired', arg.at <= p.pronargs - p.pronargdefaults, 'isVariadic', coalesce(arg.mode = 'v', false)
      ) order by arg.at)
      from unnest(p.proargnames, p.proargtypes::oid[], p.proargmodes) with ordinality as arg (name, type, mode, at)
      where arg.type is not null
    ), '[]') as parameters
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = '${exposedSchema}'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname, p.pronargs`
