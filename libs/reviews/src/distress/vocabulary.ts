/**
 * What readers in distress search for: docs/decisions/0281.
 *
 * A line holds phrases between commas. The words of a phrase stand in this order, with two others between them at most.
 * `*` stands for any ending, `/` between words for one of them, `#` for an amount, which stands right beside its
 * neighbours, and `=` before a phrase for a search that says nothing else.
 *
 * @module
 */
import { arabic } from './languages/arabic.ts'
import { english } from './languages/english.ts'
import { other } from './languages/other.ts'
import { germanic } from './languages/germanic.ts'
import { northern } from './languages/northern.ts'
import { romance } from './languages/romance.ts'
import { slavic } from './languages/slavic.ts'
import type { Vocabulary } from './languages/vocabulary.ts'

export const vocabularies: readonly Vocabulary[] = [
  ...english,
  ...germanic,
  ...romance,
  ...slavic,
  ...northern,
  ...arabic,
  ...other,
]

/** What sounds like these words and is none of them. */
export const innocent = `stop loss*, stop limit*, stop email*, stop message*, stop newsletter*, stop sending, block chain*, debit, debits, debit card*, carta di debito, carte di debito, tarjeta de debito, additi*,
  country dependent, dependent on, dependency, ended, desperado*, refer* friend*, great depression, owe tax*, executor, executors, divide, divided, dividend, dividends, # free spins, # spins, # freispiele, # giri, # tours, # loyalty points, # points, # bonus, # euro/pound/pounds bonus, # welcome bonus`

/** Words that leave a search what it is. */
export const fillers = `i im me my please pls plz now some really badly urgent urgently right ich bitte dringend mir jetzt je j ai moi s il vous te plait
  ho per favore un ti prego por favor proszę prosze bardzo мне пожалуйста очень мені будь ласка lütfen bana var ik alsjeblieft mij heb am te rog vă m ve ll just so today jeg jag mig meg minä ég ben io yo eu ja я το`
