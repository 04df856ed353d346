import { MESSAGES } from '@paco/domain/servicos/messages'
import { leftOfTotal } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { calendarMonth, monthLabel } from '@paco/domain/shared/meses'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import type { Field, Values } from '../ui/entity-form/types.ts'
import words from '../ui/theme/words.module.css'
import { completeOnes, type Linha, leftOut } from './linhas.ts'
import classes from './parcelas-field.module.css'
import { ParcelasField } from './parcelas-field.tsx'

const linhasIn = (value: unknown) => (value ?? []) as readonly Linha[]

function leftOutText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' 1 linha incompleta não será enviada.'
    : ` ${count} linhas incompletas não serão enviadas.`
}

/** 'Parcelas somam R$ x de R$ y', while one types. */
function SomaParcelas({ parcelas, valor_total }: Values) {
  const linhas = linhasIn(parcelas)
  const complete = completeOnes(linhas)
  const total = typeof valor_total === 'number' ? valor_total : null
  const over = total !== null && leftOfTotal(total, complete) < 0
  return (
    <p className={`${words.tabular} ${classes.sum}`} data-over={over || undefined}>
      Parcelas somam {formatMoney(sumMoney(complete.map(({ valor }) => valor)))} de {formatMoney(total)}.
      {leftOutText(leftOut(linhas))}
    </p>
  )
}

/** The installments of one side of a conflict, in one line: 'M1 R$ 10,00; M2 R$ 5,00'. */
const parcelasText = (value: unknown, inicio: Day | null): string =>
  completeOnes(linhasIn(value))
    .map(({ mes, valor }) => `${monthLabel(inicio, mes)} ${formatMoney(valor)}`)
    .join('; ') || 'nenhuma'

const helpOf = (inicio: Day | null) =>
  inicio === null
    ? 'O mês conta a partir do início da execução (etapa 5), que ainda não tem data: 1 é o primeiro.'
    : `O mês conta a partir do início da execução (etapa 5): 1 é ${calendarMonth(inicio)}.`

/** The fields of a service; its months are called by the calendar where it is known when they begin. */
export const servicoFields = (
  inicio: Day | null,
): readonly Field<'descricao' | 'valor_total' | 'parcelas'>[] => [
  {
    name: 'descricao',
    kind: 'textarea',
    rows: 1,
    placeholder: 'O que será feito ou comprado',
  },
  {
    name: 'valor_total',
    kind: 'money',
    refusal: MESSAGES.invalidTotal,
  },
  {
    name: 'parcelas',
    kind: 'custom',
    required: false,
    span: 12,
    help: `${helpOf(inicio)} Linhas sem mês ou sem valor não são enviadas.`,
    render: (props) => <ParcelasField {...props} inicio={inicio} />,
    show: (value) => parcelasText(value, inicio),
    sent: (value) => completeOnes(linhasIn(value)),
    below: (values) => <SomaParcelas {...values} />,
  },
]
