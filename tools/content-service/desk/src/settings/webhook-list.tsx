import { useState } from 'react'
import type { SettingsInfo, SettingsPatch, WebhookTest } from '../../../src/desk/contract.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Remark } from '../elements/mark.tsx'
import { Check, Input, LineForm } from '../elements/controls.tsx'

interface WebhookListProps {
  settings: SettingsInfo
  onChange: (patch: SettingsPatch) => Promise<boolean>
}

/** The webhooks, each with a button to test it. */
export function WebhookList({ settings, onChange }: WebhookListProps) {
  const [tests, setTests] = useState<Record<string, WebhookTest>>({})
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState('')
  const { webhooks } = settings
  const test = async (id: string): Promise<void> => {
    const result = await deskApi
      .testWebhook(id)
      .catch((error: unknown) => ({ isTaken: false, outcome: messageOf(error) }))
    setTests((before) => ({ ...before, [id]: result }))
  }
  return (
    <section>
      <h2>Webhooks</h2>
      <p className="quiet">
        Told of every publishing. The site that was named when the service started is told as well.
      </p>
      <ul className="settings-list">
        {webhooks.map((hook) => {
          const result = tests[hook.id]
          return (
            <li key={hook.id}>
              <div className="row">
                <span className="fill">
                  <strong>{hook.name}</strong> <code>{hook.url}</code>
                </span>
                <Check
                  checked={hook.active}
                  onChange={() =>
                    void onChange({
                      webhooks: webhooks.map((one) =>
                        one.id === hook.id ? { ...one, active: !one.active } : one,
                      ),
                    })
                  }
                >
                  Active
                </Check>
                <Button onClick={() => void test(hook.id)}>Try it</Button>
                <IconButton
                  icon="trash"
                  label={`Remove ${hook.name}`}
                  onClick={() => void onChange({ webhooks: webhooks.filter(({ id }) => id !== hook.id) })}
                />
              </div>
              {result && (
                <Remark kind={result.isTaken ? 'info' : 'error'}>
                  {result.isTaken ? 'Taken' : 'Not taken'}: {result.outcome}
                </Remark>
              )}
            </li>
          )
        })}
      </ul>
      <LineForm
        className="settings-new"
        onDone={() =>
          onChange({
            webhooks: [
              ...webhooks,
              {
                name,
                url,
                secret: secret || null,
                active: true,
                triggers: [
                  'documentsPublished',
                  'documentsUnpublished',
                  'releasesCreated',
                  'releasesUpdated',
                ],
                headers: {},
              },
            ],
          }).then((isSaved) => {
            if (!isSaved) return
            setName('')
            setUrl('')
            setSecret('')
          })
        }
      >
        <Input aria-label="Name" placeholder="Name" value={name} onValue={setName} />
        <Input
          className="fill"
          type="url"
          aria-label="Address"
          placeholder="https://…"
          value={url}
          onValue={setUrl}
        />
        <Input
          aria-label="Secret"
          placeholder="Secret, if any"
          autoComplete="off"
          value={secret}
          onValue={setSecret}
        />
        <Button type="submit" icon="plus" disabled={!name || !url}>
          Add
        </Button>
      </LineForm>
    </section>
  )
}
