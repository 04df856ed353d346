import { MOTIVO_LABELS, MOTIVOS } from '@paco/domain/projetos/paralisada'
import { type Day, daysBetween, parseDay } from '@paco/domain/shared/days'
import type { Field, Option, Values } from '../ui/entity-form/types.ts'

const ordem = { name: 'ordem', kind: 'text', placeholder: 'Número/ano' } as const satisfies Field
const why = [
  {
    name: 'motivo',
    kind: 'select',
    options: MOTIVOS.map((value) => ({ value, label: MOTIVO_LABELS[value] })),
  },
  { name: 'responsavel', kind: 'text', help: 'Quem responde pela paralisação; vai para o aviso e a placa.' },
  {
    name: 'detalhe',
    kind: 'textarea',
    rows: 2,
    help: 'Como todos vão ler. Obrigatório quando o motivo é outro.',
  },
] as const satisfies readonly Field[]
const expected = {
  name: 'reinicio_previsto',
  kind: 'day',
  help: 'Deixe vazio enquanto não houver previsão.',
} as const satisfies Field

/** One of the project's own; not asked where there is none to choose. */
const contrato = (contratos: readonly Option[]) =>
  ({
    name: 'id_contrato',
    kind: 'select',
    span: 12,
    options: contratos,
    help: 'A vigência dele anda com os dias parados. Deixe vazio se a paralisação é só do projeto.',
    when: () => contratos.length > 0,
  }) as const satisfies Field

export const stopFields = (contratos: readonly Option[]) =>
  [
    contrato(contratos),
    ordem,
    { name: 'inicio', kind: 'day' },
    ...why,
    expected,
  ] as const satisfies readonly Field[]

/** One that has ended stays with its contract: nothing is offered then. */
export const editFields = (contratos: readonly Option[]) =>
  [
    contrato(contratos),
    ordem,
    expected,
    ...why,
    { name: 'aviso_publicado_em', kind: 'day' },
    { name: 'placa_em', kind: 'day' },
  ] as const satisfies readonly Field[]

/** What the restart will do, while its day is typed. */
export function movedText(inicio: Day, { reinicio }: Values): string {
  const day = typeof reinicio === 'string' ? parseDay(reinicio) : null
  const days = day === null ? 0 : daysBetween(inicio, day)
  if (days <= 0) return 'Informe um dia depois do início da paralisação.'
  const moved = days === 1 ? '1 dia' : `${days} dias`
  return `As etapas não concluídas andam ${moved}, com apostila (art. 115, § 5º). O prazo original fica como está.`
}

export const restartFields = (inicio: Day) =>
  [
    { name: 'reinicio', kind: 'day', below: (values: Values) => movedText(inicio, values) },
  ] as const satisfies readonly Field[]
