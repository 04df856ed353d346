import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { termo } from '@paco/domain/aditivos/pedido'
import { headline } from '@paco/domain/aditivos/titulo'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { toast } from '../ui/toast.ts'
import { useAsOpened } from '../ui/use-as-opened.ts'
import { AditivoModal } from './aditivo-modal.tsx'

type Known = Pick<Aditivo, 'numero_termo' | 'data_assinatura' | 'fundamento_legal'>

/** What is not known of the term yet; what is written stays, and is not asked for again. */
export function termoFields(known: Known) {
  const empty = (name: keyof Known) => () => known[name] === null
  return [
    {
      name: 'numero_termo',
      kind: 'text',
      required: false,
      omitEmpty: true,
      span: 6,
      when: empty('numero_termo'),
    },
    {
      name: 'data_assinatura',
      kind: 'day',
      required: false,
      omitEmpty: true,
      span: 6,
      when: empty('data_assinatura'),
    },
    {
      name: 'fundamento_legal',
      kind: 'text',
      required: false,
      omitEmpty: true,
      span: 12,
      placeholder: 'art. 124, I, b, da Lei 14.133/2021',
      when: empty('fundamento_legal'),
    },
  ] as const satisfies readonly Field[]
}

/** Number, signature and legal ground of an approved amendment, each written once. */
export function TermoModal({ aditivo, onClose }: { aditivo: Aditivo; onClose: () => void }) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => termoFields(aditivo), [aditivo])
  const initial = useAsOpened({ versao: aditivo.versao })
  return (
    <AditivoModal title="Registrar o termo" lead={headline(aditivo)} onClose={onClose}>
      <EntityForm
        label="Registrar o termo"
        schema={termo}
        fields={fields}
        initial={initial}
        submitLabel="Registrar"
        failureTitle={MESSAGES.termoFailed}
        onCancel={onClose}
        submit={(body) =>
          tellFailure(
            MESSAGES.termoFailed,
            request(aditivosCalls.noteTermo, { params: { id: aditivo.id }, body }),
          )
        }
        onSuccess={() => {
          toast(MESSAGES.termoSaved)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </AditivoModal>
  )
}
