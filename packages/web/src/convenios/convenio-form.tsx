import { type Convenio, createOf, updateOf } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { tellFailure } from '../ui/failures.ts'
import { asTyped } from './as-typed.ts'
import { convenioFields } from './convenio-fields.ts'
import { convenioQuery, partsOf } from './queries.ts'

interface ConvenioFormProps {
  familia: Familia
  /** The record being changed; a new one without it. */
  convenio?: Convenio
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** What is said of a failed save: the server said no, or could not be asked. */
const failureWords = (refused: string) => (error: unknown) =>
  error instanceof PacoError ? refused : MESSAGES.saveUnreachable

/** The form of one family, whichever it is, for a new record or for one that exists. */
export function ConvenioForm({ familia, convenio, onSaved, onCancel }: ConvenioFormProps) {
  const queryClient = useQueryClient()
  const { calls } = partsOf(familia)
  const form = useMemo(
    () => ({
      fields: convenioFields(familia),
      schema: convenio ? updateOf(familia) : createOf(familia),
      ...(convenio && { initial: asTyped(familia, convenio) }),
    }),
    [familia, convenio],
  )
  const id = convenio?.id
  const refused = convenio ? MESSAGES.updateFailed : MESSAGES.createFailed
  return (
    <Card>
      <EntityForm
        {...form}
        label={`${convenio ? 'Editar' : 'Novo'} convênio ${familia.label}`}
        draftKey={`convenios-${familia.key}/${id ?? 'novo'}`}
        {...(!convenio && { another: ['ano'] })}
        submitLabel={convenio ? 'Salvar alterações' : 'Salvar convênio'}
        onCancel={onCancel}
        submit={(body) =>
          tellFailure<{ data: { id: number } }>(
            failureWords(refused),
            id === undefined
              ? request(calls.create, { body })
              : request(calls.update, { params: { id }, body }),
          )
        }
        {...(id !== undefined && {
          reload: async () =>
            asTyped(familia, await queryClient.fetchQuery({ ...convenioQuery(familia, id), staleTime: 0 })),
        })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
