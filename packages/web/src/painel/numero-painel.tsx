import type { Painel } from '@paco/domain/painel/painel'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PATHS } from '../paths.ts'
import { listLink } from '../projetos/links.ts'
import words from '../ui/theme/words.module.css'
import { ChartSlot } from './chart-slot.tsx'
import { DEMAIS, formatCount, numeroSummary } from './figures.ts'
import { PainelFrame } from './painel-frame.tsx'

/** How many works are stopped, and the way to them; nothing where none is. */
const Paralisadas = ({ paralisados }: Painel) =>
  paralisados > 0 && (
    <Link {...listLink({ paralisado: true })}>
      <span className={words.nowrap}>
        {paralisados === 1 ? '1 projeto paralisado' : `${formatCount(paralisados)} projetos paralisados`}
      </span>
    </Link>
  )

/** What a citizen who comes here first may want to know. */
const Cidadao = () => (
  <p className={words.below16}>
    Veja o que a prefeitura está fazendo, onde, por quanto e até quando.{' '}
    <Link to={PATHS.perto}>Obras perto de você</Link>
  </p>
)

/** '/': how many processes each department has. */
export function NumeroPainel({ guide }: { guide?: ReactNode }) {
  return (
    <PainelFrame
      title="ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA"
      told={Paralisadas}
      guide={
        <>
          <Cidadao />
          {guide}
        </>
      }
    >
      {({ painel, divisao }) => (
        <ChartSlot
          title="Distribuição de Processos por Secretaria"
          height={470}
          chart={
            painel &&
            divisao && {
              summary: numeroSummary(divisao.partes, painel.numero),
              names: { label: 'Secretaria', value: 'Processos' },
              data: divisao.partes.map(({ id, curto, total }) => ({
                id,
                label: curto,
                value: total,
                link: listLink({ id_secretaria: id }),
              })),
              tooltip: ({ value }) => `Processos: ${formatCount(value)}`,
              empty: painel.numero === 0 ? 'Os processos aparecem aqui assim que forem cadastrados.' : DEMAIS,
              note: divisao.demais.total > 0 && `Demais secretarias: ${formatCount(divisao.demais.total)}`,
            }
          }
        />
      )}
    </PainelFrame>
  )
}
