import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Recebimento, Responsavel, TipoRecebimento } from '@paco/domain/recebimentos/recebimento'
import { problemsOfTermo } from '@paco/domain/recebimentos/regras'
import { hoje } from '../http/hoje.ts'
import type { Field, Values } from '../ui/entity-form/types.ts'
import { ResponsaveisField, responsaveisShown } from './responsaveis-field.tsx'

/** What a term is held against. */
export interface DoTermo {
  contrato: Contrato
  /** The contract's other term, for the definitive one. */
  provisorio: Recebimento | null
}

const day = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)
const hasRessalvas = (values: Values) => text(values.ressalvas) !== null

/** What of the typed term does not hold by the rules: said while one types, before anybody is asked. */
const warningOf =
  (
    tipo: TipoRecebimento,
    { contrato, provisorio }: DoTermo,
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

/** What every term says. */
function fieldsOf(tipo: TipoRecebimento, props: DoTermo) {
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

const ressalvas = (props: DoTermo) =>
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

/** A definitive term has no reservations. */
export const registrarFields = (tipo: TipoRecebimento, props: DoTermo) =>
  tipo === 'provisorio' ? [...fieldsOf(tipo, props), ...ressalvas(props)] : fieldsOf(tipo, props)

/** Only the provisional term is ever changed: its reservations are mended. */
export const alterarFields = (props: DoTermo) =>
  [
    ...fieldsOf('provisorio', props),
    ...ressalvas(props),
    { name: 'sanadas_em', kind: 'day', span: 4, when: hasRessalvas },
  ] as const satisfies readonly Field[]
