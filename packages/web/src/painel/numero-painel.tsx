import type { ReactNode } from 'react'
import { listLink } from '../projetos/links.ts'
import { ChartSlot } from './chart-slot.tsx'
import { formatCount, numeroSummary } from './figures.ts'
import { PainelFrame } from './painel-frame.tsx'

/** '/': how many processes each department has. */
export function NumeroPainel({ guide }: { guide?: ReactNode }) {
  return (
    <PainelFrame title="ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA" guide={guide}>
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
              empty: 'Os processos aparecem aqui assim que forem cadastrados.',
              note: divisao.demais.total > 0 && `Demais secretarias: ${formatCount(divisao.demais.total)}`,
            }
          }
        />
      )}
    </PainelFrame>
  )
}
