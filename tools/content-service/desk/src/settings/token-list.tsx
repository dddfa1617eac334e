import { useState } from 'react'
import type { SettingsInfo, SettingsPatch } from '../../../src/desk/contract.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { copy } from '../elements/notices.tsx'
import { Input, LineForm, Select } from '../elements/controls.tsx'

interface TokenListProps {
  settings: SettingsInfo
  onChange: (patch: SettingsPatch) => Promise<boolean>
}

type Scope = SettingsInfo['accessTokens'][number]['scope'] | 'write'

const scopes: Record<Scope, string> = {
  master: 'reads what is published',
  'master+releases': 'reads releases too',
  write: 'writes assets and documents',
}

/** The tokens by which programs read and write. */
export function TokenList({ settings, onChange }: TokenListProps) {
  const [name, setName] = useState('')
  // Nothing is given away unasked.
  const [scope, setScope] = useState<Scope | ''>('')
  const { accessTokens, writeTokens } = settings
  const add = async (): Promise<void> => {
    if (!scope) return
    const isSaved = await onChange(
      scope === 'write'
        ? { writeTokens: [...writeTokens, { name }] }
        : { accessTokens: [...accessTokens, { name, scope }] },
    )
    if (!isSaved) return
    setName('')
    setScope('')
  }
  const rows = [
    ...accessTokens.map((token) => ({
      ...token,
      remove: () => onChange({ accessTokens: accessTokens.filter(({ id }) => id !== token.id) }),
    })),
    ...writeTokens.map((token) => ({
      ...token,
      scope: 'write' as const,
      remove: () => onChange({ writeTokens: writeTokens.filter(({ id }) => id !== token.id) }),
    })),
  ]
  return (
    <section>
      <h2>Tokens</h2>
      <ul className="settings-list">
        {rows.map((row) => (
          <li key={row.id} className="row">
            <span className="fill">
              <strong>{row.name}</strong> <span className="quiet">{scopes[row.scope]}</span>
            </span>
            <Button
              icon="copy"
              onClick={() => void copy(row.token, 'The token is copied', `The token is ${row.token}`)}
            >
              Copy
            </Button>
            <IconButton icon="trash" label={`Remove ${row.name}`} onClick={() => void row.remove()} />
          </li>
        ))}
      </ul>
      <LineForm className="settings-new" onDone={add}>
        <Input
          className="fill"
          aria-label="Name of the token"
          placeholder="Who uses it"
          value={name}
          onValue={setName}
        />
        <Select
          className="settings-scope"
          aria-label="What it may do"
          options={[['', 'What it may do'], ...Object.entries(scopes)]}
          value={scope}
          onValue={(one) => setScope(one as Scope | '')}
        />
        <Button type="submit" icon="plus" disabled={!name || !scope}>
          Make a token
        </Button>
      </LineForm>
    </section>
  )
}
