import { COR_LABELS } from '@paco/domain/medicoes/ritmo'
import type { ContratoExecucao, ObraExecucao } from '@paco/domain/painel/execucao'
import { formatDay } from '@paco/domain/shared/days'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import { viewContratoLink } from '../../contratos/links.ts'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { StatusPill } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './obras-card.module.css'

const TONES = { vermelho: 'late', amarelo: 'wait', verde: 'ok' } as const
const inTwo = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** How the works stand, in words and colour; nothing where nothing can be told. */
export function RitmoPill({ spi, cor, adiantado }: Pick<ContratoExecucao, 'spi' | 'cor' | 'adiantado'>) {
  return (
    <>
      {adiantado ? <StatusPill tone="late">Pago à frente do medido</StatusPill> : null}
      {spi === null || cor === null ? null : (
        <StatusPill tone={TONES[cor]}>
          SPI {inTwo(spi)} · {COR_LABELS[cor]}
        </StatusPill>
      )}
    </>
  )
}

const toldOf = ({ fim, medido, planejado, pago }: ObraExecucao) =>
  [
    `Até ${formatDay(fim)}`,
    planejado !== null && `planejado ${formatMoney(planejado)}`,
    `medido ${formatMoney(medido)}`,
    `pago ${formatMoney(pago)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Running works that were paid ahead of what was measured, or that are behind their plan. */
export function ObrasCard({ obras }: { obras: readonly ObraExecucao[] }) {
  if (obras.length === 0) return null
  return (
    <Card
      title="Obras que pedem atenção"
      lead="No último boletim aprovado: pagamento à frente do medido (art. 145), ou menos de 90% do planejado medido. SPI é o medido dividido pelo planejado."
    >
      <ul className={`${shared.stack} ${classes.list}`}>
        {obras.map((obra) => (
          <li key={obra.id} className={classes.obra}>
            <div className={words.shrinks}>
              <Link {...viewContratoLink(obra.id)} className={parts.recordLink}>
                {obra.contrato_nome}
              </Link>
              <p className={shared.small}>
                {obra.secretaria} · {obra.objeto}
              </p>
              <p className={`${shared.small} ${words.tabular}`}>{toldOf(obra)}</p>
            </div>
            <div className={`${words.wrap} ${words.gap4} ${classes.marks}`}>
              <RitmoPill {...obra} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
