import { formatMoneyRounded } from '@paco/domain/shared/money'
import { SOBRE } from '@paco/domain/shared/sobre'
import { listLink } from '../projetos/links.ts'
import { ChartSlot } from './chart-slot.tsx'
import { DEMAIS, valorSummary } from './figures.ts'
import { PainelFrame } from './painel-frame.tsx'

/** '/gantt2': how much the processes of each department are worth. */
export function ValorPainel() {
  return (
    <PainelFrame title="Valor" intro={SOBRE.gantt2}>
      {({ painel, divisao }) => (
        <ChartSlot
          title="ESTRATIFICAÇÃO DO VALOR DOS PROCESSOS POR SECRETARIA"
          height={500}
          chart={
            painel &&
            divisao && {
              summary: valorSummary(divisao.partes, painel.valor),
              names: { label: 'Secretaria', value: 'Valor (R$)' },
              data: divisao.partes.map(({ id, curto, valor }) => ({
                id,
                label: curto,
                value: valor,
                link: listLink({ id_secretaria: id }),
              })),
              format: formatMoneyRounded,
              tooltip: ({ value }) => `Valor: ${formatMoneyRounded(value)}`,
              empty:
                painel.valor === 0 ? 'Os valores aparecem aqui assim que os processos os tiverem.' : DEMAIS,
              note:
                divisao.demais.valor > 0 && `Demais secretarias: ${formatMoneyRounded(divisao.demais.valor)}`,
            }
          }
        />
      )}
    </PainelFrame>
  )
}
