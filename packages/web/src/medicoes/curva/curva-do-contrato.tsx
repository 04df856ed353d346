import type { Contrato } from '@paco/domain/contratos/contrato'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { Curva } from '@paco/domain/medicoes/registros'
import { formatMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { medicoesDoContratoLink } from '../../contratos/links.ts'
import { hoje } from '../../http/hoje.ts'
import { Curves } from '../../ui/charts/curves.tsx'
import { FileButton } from '../../ui/file/file-button.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import words from '../../ui/theme/words.module.css'
import classes from './curva.module.css'
import { AdiantadoNotice, CurvaFigures, Diferenca, Spi } from './curva-figures.tsx'
import { seriesOf } from './curva-series.ts'
import { percentText, ritmoText } from './curva-words.ts'
import { curvaQuery } from './queries.ts'

type Drawn = Pick<Contrato, 'id' | 'numero_ano' | 'ordem_inicio' | 'assinatura'>

interface CurvaProps {
  contrato: Drawn
  /** On a page that is not the contract's: lower, its figures in one line, nothing before the first bulletin. */
  short?: boolean
}

const EMPTY = 'A curva aparece com o cronograma físico-financeiro ou com o primeiro boletim aprovado.'

function ShortFigures({ curva, id }: { curva: Curva; id: number }) {
  return (
    <p className={`${words.wrap} ${classes.short}`}>
      <span>Físico: {percentText(curva.fisico)}</span>
      <span>Financeiro: {percentText(curva.financeiro)}</span>
      <span>
        Financeiro − físico: <Diferenca curva={curva} />
      </span>
      <span className={`${words.inline} ${words.gap4}`}>
        Medido ÷ planejado (SPI): <Spi curva={curva} />
      </span>
      <Link {...medicoesDoContratoLink(id)}>Ver medições</Link>
    </p>
  )
}

/** The curve on paper, and its months as a spreadsheet. */
function CurvaFiles({ contrato: { id, numero_ano } }: { contrato: Drawn }) {
  const file = `curva-s-contrato-${numero_ano.replace(/\W+/g, '-')}`
  return (
    <>
      <FileButton
        call={medicoesCalls.exportCurva}
        parts={{ params: { id }, query: { formato: 'xlsx' } }}
        file={`${file}.xlsx`}
        failure={MESSAGES.curvaExportFailed}
      />
      <FileButton
        call={medicoesCalls.printCurva}
        parts={{ params: { id } }}
        file={`${file}.pdf`}
        failure={MESSAGES.curvaPdfFailed}
      />
    </>
  )
}

/** Planned, measured, paid and today, with what they say of the contract's pace. */
export function CurvaDoContrato({ contrato, short = false }: CurvaProps) {
  const { data: curva, error, refetch } = useQuery(curvaQuery(contrato.id))
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!curva) return short ? null : <Skeleton lines={6} above />
  const series = seriesOf(curva, contrato, hoje())
  if (short && curva.pontos.every(({ medido }) => medido === null)) return null
  return (
    <div>
      <AdiantadoNotice curva={curva} />
      {short ? null : <CurvaFigures curva={curva} />}
      <Curves
        title={short ? `Curva S do contrato ${contrato.numero_ano}` : 'Curva S'}
        summary={ritmoText(curva)}
        label="Mês"
        format={formatMoney}
        height={short ? 220 : 320}
        empty={EMPTY}
        {...series}
        actions={short || series.periods.length === 0 ? null : <CurvaFiles contrato={contrato} />}
        {...(short && { note: <ShortFigures curva={curva} id={contrato.id} /> })}
      />
    </div>
  )
}
