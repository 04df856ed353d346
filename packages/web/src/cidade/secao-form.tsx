import { type Cidade, cidadeUpdate } from '@paco/domain/cidade/cidade'
import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { cidadeOf } from '@paco/domain/cidade/municipio'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { toast } from '../ui/toast.ts'
import { tellCidade } from './cidade.ts'
import { cidadeQuery, municipioNamed } from './queries.ts'

type Nome = Exclude<keyof Cidade, 'versao' | 'brasao'>

interface SecaoProps {
  chave: string
  titulo: string
  lead?: string
  fields: readonly Field<Nome>[]
  cidade: Cidade
  /** What stands above the fields, and is saved by itself. */
  children?: ReactNode
}

/** Picking a municipality fills in what is known of it; what is typed otherwise stays what it is. */
function preenchido(changed: Values): Values {
  const municipio = municipioNamed(changed.nome)
  return municipio ? cidadeOf(municipio) : {}
}

/** One section of the city's settings, saved by itself. */
export function SecaoForm({ chave, titulo, lead, fields, cidade, children }: SecaoProps) {
  const queryClient = useQueryClient()
  return (
    <Card title={titulo} lead={lead}>
      {children}
      <EntityForm
        label={titulo}
        fields={fields}
        schema={cidadeUpdate}
        initial={cidade}
        draftKey={`configuracoes/${chave}`}
        follow={preenchido}
        submit={(body) => request(cidadeCalls.updateCidade, { body })}
        reload={() => queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 })}
        onSuccess={async () => {
          // By another clock everything that counts days is another thing.
          await queryClient.invalidateQueries()
          tellCidade(await queryClient.fetchQuery({ ...cidadeQuery, staleTime: 0 }))
          toast(MESSAGES.updated)
        }}
      />
    </Card>
  )
}
