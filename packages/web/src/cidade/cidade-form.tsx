import { type Cidade, cidadeUpdate } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { cidadeOf } from '@paco/domain/cidade/municipio'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { toast } from '../ui/toast.ts'
import { tellCidade } from './cidade.ts'
import { cidadeQuery, municipioNamed } from './queries.ts'

export type Nome = Exclude<keyof Cidade, 'versao' | 'brasao' | 'corte'>

interface CidadeFormProps {
  label: string
  draftKey: string
  fields: readonly Field<Nome>[]
  cidade: Cidade
}

const withTribunal = <V extends { tribunal?: unknown }>(values: V, write: (letters: string) => string): V =>
  typeof values.tribunal === 'string' ? { ...values, tribunal: write(values.tribunal) } : values

/** A court is known by small letters, and shown by those it is written with. */
const shown = <V extends { tribunal?: unknown }>(values: V): V =>
  withTribunal(values, (letters) => letters.toUpperCase())
const sent = <V extends { tribunal?: unknown }>(values: V): V =>
  withTribunal(values, (letters) => letters.toLowerCase())

/** Picking a municipality fills in what is known of it; what is typed otherwise stays what it is. */
function preenchido(changed: Values): Values {
  const municipio = municipioNamed(changed.nome)
  return municipio ? shown(cidadeOf(municipio)) : {}
}

/** Some of the city's settings, saved by themselves; every screen knows of them at once. */
export function CidadeForm({ label, draftKey, fields, cidade }: CidadeFormProps) {
  const queryClient = useQueryClient()
  return (
    <EntityForm
      label={label}
      fields={fields}
      schema={cidadeUpdate}
      initial={shown(cidade)}
      draftKey={draftKey}
      follow={preenchido}
      submit={(body) => request(cidadeCalls.updateCidade, { body: sent(body) })}
      reload={async () => shown(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))}
      onSuccess={async () => {
        // By another clock everything that counts days is another thing.
        await queryClient.invalidateQueries()
        tellCidade(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))
        toast(MESSAGES.updated)
      }}
    />
  )
}
