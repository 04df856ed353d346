import { useState } from 'react'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { FieldTable } from './field-table.tsx'
import type { Document, Endpoint, Operation } from './openapi.ts'
import { describeType, fieldsOf } from './schema.ts'

const TONES: Record<string, string | undefined> = { post: tones.ok, put: tones.wait, delete: tones.late }

const PLACES = { path: 'endereço', query: 'consulta', header: 'cabeçalho' }

function Input({ operation, document }: { operation: Operation; document: Document }) {
  const parameters = (operation.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    place: PLACES[parameter.in],
    type: describeType(parameter.schema ?? {}, document),
    required: parameter.required ?? false,
    description: parameter.schema?.description,
  }))
  // A body that may travel as one of several has the same fields in each.
  const content = operation.requestBody?.content ?? {}
  const [body] = Object.values(content)
  const types = Object.keys(content).join(' ou ')
  return (
    <>
      <FieldTable title="Parâmetros" rows={parameters} />
      {body?.schema && <FieldTable title={`Corpo (${types})`} rows={fieldsOf(body.schema, document)} />}
    </>
  )
}

function Replies({ operation, document }: { operation: Operation; document: Document }) {
  const replies = Object.entries(operation.responses ?? {})
  const good = replies.filter(([status]) => status.startsWith('2'))
  const errors = replies.filter(([status]) => !status.startsWith('2'))
  return (
    <>
      {good.map(([status, { content = {} }]) =>
        Object.entries(content).map(([type, { schema }]) => {
          const rows = schema ? fieldsOf(schema, document) : []
          const title = `Resposta ${status} (${type})`
          return rows.length > 0 ? (
            <FieldTable key={title} title={title} rows={rows} />
          ) : (
            <p key={title} className="caption">
              {title}: {schema ? describeType(schema, document) : 'sem conteúdo'}
            </p>
          )
        }),
      )}
      {errors.length > 0 && (
        <>
          <p className="caption">Erros</p>
          <dl className="errors">
            {errors.map(([status, { description }]) => (
              <div key={status}>
                <dt>{status}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

/** One call: its line, and everything else once it is asked for, since all of it together is tens of thousands of nodes. */
export function EndpointCard({ endpoint, document }: { endpoint: Endpoint; document: Document }) {
  const { method, path, operation } = endpoint
  const [asked, setAsked] = useState(false)
  return (
    <details className={`${shared.panel} ${words.below8} endpoint`} onToggle={() => setAsked(true)}>
      <summary className={`${shared.row} ${shared.fold}`}>
        <span className={`${words.size12} ${words.strong} method ${TONES[method] ?? tones.run}`}>
          {method.toUpperCase()}
        </span>
        <code className={words.strong}>{path}</code>
        <span className={`${words.muted} summary`}>{operation.summary}</span>
      </summary>
      {asked && (
        <div className="body">
          <p>
            {operation.description} {operation.security ? 'Envie o token no cabeçalho ' : ''}
            {operation.security && <code>Authorization: Bearer …</code>}
          </p>
          <Input operation={operation} document={document} />
          <Replies operation={operation} document={document} />
        </div>
      )}
    </details>
  )
}
