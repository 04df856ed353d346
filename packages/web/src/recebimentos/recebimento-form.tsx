import type { Contrato } from '@paco/domain/contratos/contrato'
import { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import {
  type Recebimento,
  type Responsavel,
  recebimentoCreate,
  recebimentoUpdate,
  type TipoRecebimento,
} from '@paco/domain/recebimentos/recebimento'
import { problemsOfTermo } from '@paco/domain/recebimentos/regras'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { recebimentosQuery } from './queries.ts'
import { ResponsaveisField, responsaveisShown } from './responsaveis-field.tsx'

interface FormProps {
  contrato: Contrato
  /** The contract's other term, for the definitive one. */
  provisorio: Recebimento | null
  onClose: () => void
}

const day = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const hasRessalvas = (values: Values) => text(values.ressalvas) !== null

/** What of the typed term does not hold by the rules: said while one types, before anybody is asked. */
const warningOf =
  (
    tipo: TipoRecebimento,
    { contrato, provisorio }: FormProps,
    field: 'data' | 'responsaveis' | 'corrigir_ate',
  ) =>
  (values: Values): string | null => {
    const responsaveis = (values.responsaveis ?? []) as readonly Responsavel[]
    const termo = {
      tipo,
      data: day(values.data) ?? hoje(),
      responsaveis: [...responsaveis],
      ressalvas: text(values.ressalvas),
      corrigir_ate: day(values.corrigir_ate),
      sanadas_em: day(values.sanadas_em),
    }
    const said = field === 'responsaveis' ? responsaveis.length > 0 : day(values[field]) !== null
    return said ? (problemsOfTermo(termo, contrato, provisorio, hoje())[field] ?? null) : null
  }

function fieldsOf(tipo: TipoRecebimento, props: FormProps) {
  return [
    { name: 'data', kind: 'day', span: 4, warning: warningOf(tipo, props, 'data') },
    {
      name: 'responsaveis',
      kind: 'custom',
      span: 12,
      help:
        tipo === 'provisorio'
          ? 'O fiscal do contrato, com quem mais recebe (art. 140, I, a).'
          : 'Servidor ou comissão que não fiscalizou nem recebeu provisoriamente (art. 140, I, b).',
      render: (field) => <ResponsaveisField {...field} />,
      show: responsaveisShown,
      warning: warningOf(tipo, props, 'responsaveis'),
    },
    {
      name: 'descricao',
      kind: 'textarea',
      rows: 5,
      help: 'O que foi vistoriado e como está: vai inteiro para o termo que se assina.',
    },
  ] as const satisfies readonly Field[]
}

const ressalvas = (props: FormProps) =>
  [
    {
      name: 'ressalvas',
      kind: 'textarea',
      rows: 3,
      help: 'O que a contratada ainda deve corrigir; vazio se nada.',
    },
    {
      name: 'corrigir_ate',
      kind: 'day',
      span: 4,
      when: hasRessalvas,
      required: true,
      warning: warningOf('provisorio', props, 'corrigir_ate'),
    },
  ] as const satisfies readonly Field[]

const sanadas = { name: 'sanadas_em', kind: 'day', span: 4, when: hasRessalvas } as const satisfies Field

function useDone(message: string, onClose: () => void) {
  const queryClient = useQueryClient()
  return () => {
    toast(message)
    onClose()
    void queryClient.invalidateQueries()
  }
}

const TITLES = {
  provisorio: 'Registrar recebimento provisório',
  definitivo: 'Registrar recebimento definitivo',
} as const

/** Those who usually sign: the inspectors of the contract, for the provisional term. */
const fiscais = ({ fiscal_titular, fiscal_titular_id }: Contrato): Responsavel[] =>
  fiscal_titular === null ? [] : [{ id_usuario: fiscal_titular_id, nome: fiscal_titular }]

/** A term is noted. */
export function RegistrarDialog({ tipo, ...props }: FormProps & { tipo: TipoRecebimento }) {
  const { contrato, provisorio, onClose } = props
  const fields = useMemo(() => {
    const own = { contrato, provisorio, onClose }
    return tipo === 'provisorio' ? [...fieldsOf(tipo, own), ...ressalvas(own)] : fieldsOf(tipo, own)
  }, [tipo, contrato, provisorio, onClose])
  const initial = useMemo(
    () => ({ data: hoje(), responsaveis: tipo === 'provisorio' ? fiscais(contrato) : [] }),
    [tipo, contrato],
  )
  return (
    <FormDialog title={TITLES[tipo]} onClose={onClose}>
      <EntityForm
        label={TITLES[tipo]}
        schema={recebimentoCreate}
        fields={fields}
        initial={initial}
        fixed={{ id_contrato: contrato.id, tipo }}
        draftKey={`recebimentos/${contrato.id}/${tipo}`}
        submitLabel="Registrar recebimento"
        onCancel={onClose}
        submit={(body) => request(recebimentosCalls.createRecebimento, { body })}
        onSuccess={useDone(MESSAGES.created, onClose)}
      />
    </FormDialog>
  )
}

/** A term is corrected, or its reservations are told to be mended. */
export function AlterarDialog({ termo, ...props }: FormProps & { termo: Recebimento }) {
  const { contrato, provisorio, onClose } = props
  const { id, tipo } = termo
  const queryClient = useQueryClient()
  const fields = useMemo(() => {
    const own = { contrato, provisorio, onClose }
    return [...fieldsOf(tipo, own), ...ressalvas(own), sanadas]
  }, [tipo, contrato, provisorio, onClose])
  return (
    <FormDialog title="Alterar recebimento provisório" onClose={onClose}>
      <EntityForm
        label="Alterar recebimento provisório"
        schema={recebimentoUpdate}
        fields={fields}
        initial={termo}
        draftKey={`recebimentos/${id}`}
        onCancel={onClose}
        reload={async () => {
          const termos = await queryClient.fetchQuery({ ...recebimentosQuery(contrato.id), staleTime: 0 })
          return termos.find((one) => one.id === id) ?? {}
        }}
        submit={(body) => request(recebimentosCalls.updateRecebimento, { params: { id }, body })}
        onSuccess={useDone(MESSAGES.updated, onClose)}
      />
    </FormDialog>
  )
}
