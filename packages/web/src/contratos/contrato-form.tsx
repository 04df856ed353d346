import { contratosCalls } from '@paco/domain/contratos/contract'
import { type Contrato, contratoCreate, contratoUpdate } from '@paco/domain/contratos/contrato'
import { PREPARACAO } from '@paco/domain/contratos/dominios'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { canCorrectContrato } from '@paco/domain/contratos/policy'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery, SuggestionSearch } from '../ui/entity-form/types.ts'
import { refusedOr, tellFailure } from '../ui/failures.ts'
import { Notice } from '../ui/notice.tsx'
import words from '../ui/theme/words.module.css'
import { isLockedFor, motivoField } from './assinado-fields.ts'
import { contratoFields } from './contrato-fields.tsx'
import { contratoQuery } from './queries.ts'

interface FormProps {
  who: SessionUser | null
  secretarias: OptionsQuery
  conhecidas: SuggestionSearch
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** What a new contract begins with: its project, where it comes from one. */
export interface FirstValues {
  id_secretaria?: number
  projetos?: readonly { id: number; nomeprojeto: string }[]
}

/** From one to the next these are mostly the same. */
const REPEATED = ['id_secretaria', 'ano', 'projetos'] as const

/** 'Novo contrato'. A user's contract belongs to their department; the server sees to it. */
export function ContratoCreateForm(props: FormProps & { first: FirstValues; nome: string }) {
  const { who, secretarias, conhecidas, nome, first, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const fields = useMemo(
    () => contratoFields({ who, secretarias, conhecidas, nome, locked: false }),
    [who, secretarias, conhecidas, nome],
  )
  const initial = useMemo(() => ({ situacao: PREPARACAO, ...first }), [first])
  return (
    <Card>
      <EntityForm
        label="Novo contrato"
        fields={fields}
        schema={contratoCreate}
        initial={initial}
        draftKey="contratos/novo"
        another={REPEATED}
        submitLabel="Salvar contrato"
        onCancel={onCancel}
        submit={(body) =>
          tellFailure(refusedOr(MESSAGES.createFailed), request(contratosCalls.createContrato, { body }))
        }
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** As people write it. */
const inForm = (contrato: Contrato) => ({
  ...contrato,
  cnpj: contrato.cnpj === null ? null : formatCnpj(contrato.cnpj),
})

function SignedNotice({ who }: { who: SessionUser | null }) {
  return (
    <div className={words.below16}>
      <Notice tone="info">
        <p>
          <strong>Contrato assinado.</strong>{' '}
          {canCorrectContrato(who)
            ? 'O que foi assinado muda por aditivo; para corrigir um erro de cadastro, altere o campo e escreva o motivo.'
            : 'Valor, prazo, vigência e projetos mudam por aditivo. O que ficou vazio pode ser preenchido.'}
        </p>
      </Notice>
    </div>
  )
}

/** 'Alterar contrato'. */
export function ContratoEditForm(props: FormProps & { contrato: Contrato }) {
  const { who, secretarias, conhecidas, contrato, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const { id, secretaria_nome: nome } = contrato
  const locked = isLockedFor(who, contrato)
  const fields = useMemo(
    () => [
      ...contratoFields({ who, secretarias, conhecidas, nome, locked }),
      ...(contrato.assinatura !== null && canCorrectContrato(who) ? [motivoField(contrato)] : []),
    ],
    [who, secretarias, conhecidas, nome, locked, contrato],
  )
  const initial = useMemo(() => inForm(contrato), [contrato])
  return (
    <>
      {contrato.assinatura !== null && <SignedNotice who={who} />}
      <Card>
        <EntityForm
          label="Alterar contrato"
          fields={fields}
          schema={contratoUpdate}
          initial={initial}
          draftKey={`contratos/${id}`}
          submitLabel="Salvar alterações"
          onCancel={onCancel}
          submit={(body) => request(contratosCalls.updateContrato, { params: { id }, body })}
          reload={async () => inForm(await queryClient.fetchQuery({ ...contratoQuery(id), staleTime: 0 }))}
          onSuccess={({ data }, another) => {
            void queryClient.invalidateQueries()
            onSaved(data.id, another)
          }}
        />
      </Card>
    </>
  )
}
