import { type Contrato, LABELS } from '@paco/domain/contratos/contrato'
import { REGIMES } from '@paco/domain/contratos/dominios'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { viewContratoLink } from '../../../contratos/links.ts'
import { SituacaoContratoPill } from '../../../contratos/situacao-pill.tsx'
import { curvaQuery } from '../../../medicoes/curva/queries.ts'
import { Card } from '../../../ui/card.tsx'
import lists from '../../../ui/data/facts.module.css'
import { Problem } from '../../../ui/states/problem.tsx'
import words from '../../../ui/theme/words.module.css'

const dayText = (day: Day | null) => (day === null ? '-' : formatDay(day))

type Fact = readonly [label: string, value: string]

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={`${lists.facts} ${words.below12}`}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={words.tabular}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What was signed, with its amendments, what of it was built and what was paid. */
function Balance({ contrato }: { contrato: Contrato }) {
  const { data: curva, isError, refetch } = useQuery(curvaQuery(contrato.id))
  if (isError && !curva)
    return <Problem text="Medido e pago não puderam ser carregados." onRetry={() => void refetch()} />
  const text = (value: number | undefined) => (value === undefined ? '…' : formatMoney(value))
  return (
    <Facts
      facts={[
        ['Contratado', text(curva?.contratado)],
        ['Medido', text(curva?.medido)],
        ['Pago', text(curva?.pago)],
        ['A medir', text(curva && sumMoney([curva.contratado, -curva.medido]))],
      ]}
    />
  )
}

/** The contract as far as a decision on its amendment asks. */
export function ContratoResumo({ contrato, today }: { contrato: Contrato; today: Day }) {
  const { vigencia_fim, vigencia_original } = contrato
  return (
    <Card
      title={<Link {...viewContratoLink(contrato.id)}>Contrato {contrato.numero_ano}</Link>}
      lead={`${contrato.empresa} · ${contrato.objeto}`}
      actions={<SituacaoContratoPill contrato={contrato} today={today} />}
    >
      <Balance contrato={contrato} />
      <Facts
        facts={[
          [LABELS.valor_inicial, formatMoney(contrato.valor_inicial)],
          ['Acréscimos', formatMoney(contrato.acrescimos)],
          ['Supressões', formatMoney(contrato.supressoes)],
          ['Reajustes', formatMoney(contrato.reajustes)],
          [LABELS.assinatura, dayText(contrato.assinatura)],
          [LABELS.vigencia_fim, dayText(vigencia_fim)],
          ...(vigencia_original === vigencia_fim
            ? []
            : [['Vigência original', dayText(vigencia_original)] as const]),
          [LABELS.regime, REGIMES[contrato.regime] ?? '-'],
          ['Reforma', contrato.reforma ? 'Sim' : 'Não'],
          [LABELS.fiscal_titular, contrato.fiscal_titular ?? '-'],
          [LABELS.gestor, contrato.gestor ?? '-'],
        ]}
      />
    </Card>
  )
}
