import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { percentualDe } from '@paco/domain/medicoes/contas'
import { MODO_LABELS } from '@paco/domain/medicoes/modo'
import { refusalOfReajuste } from '@paco/domain/medicoes/reajuste'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { Pencil } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import lists from '../../ui/data/facts.module.css'
import words from '../../ui/theme/words.module.css'
import type { Dados } from './dados-form.tsx'

interface DadosCardProps {
  boletim: Boletim
  dados: Dados
  contrato: Contrato
  retencao_percentual: number
  /** Null where nothing of it is written now. */
  onEdit: (() => void) | null
}

const percent = (value: number) => `${formatQuantity(value)}%`

function indicesText({ indice_base, indice_atual }: Dados): string {
  return indice_base === null || indice_atual === null
    ? 'Sem reajuste'
    : `${formatQuantity(indice_base)} → ${formatQuantity(indice_atual)}`
}

/** What is said of all of the bulletin: its period, how it is adjusted, what is held back. */
export function DadosCard({ boletim, dados, contrato, retencao_percentual, onEdit }: DadosCardProps) {
  const semReajuste = refusalOfReajuste(dados, contrato.data_base, dados.fim)
  return (
    <Card
      title="Dados do boletim"
      actions={
        onEdit && (
          <Button variant="default" size="xs" leftSection={<Pencil size={14} aria-hidden />} onClick={onEdit}>
            Período, reajuste e descontos
          </Button>
        )
      }
    >
      <dl className={lists.facts}>
        {(
          [
            ['Período', `${formatDay(dados.inicio)} a ${formatDay(dados.fim)}`],
            ['Medição final', dados.final ? 'Sim' : 'Não'],
            ['Modo', MODO_LABELS[boletim.modo]],
            ['Retenção', percent(retencao_percentual)],
            ['Índices do reajuste', indicesText(dados)],
            ...dados.deducoes.map(
              ({ nome, base, percentual }) =>
                [
                  `${nome} (${percent(percentual)} de ${formatMoney(base)})`,
                  formatMoney(percentualDe(base, percentual)),
                ] as const,
            ),
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dados.deducoes.length === 0 ? (
        <p className={`${words.muted} ${words.size13} ${words.above8}`}>Sem descontos.</p>
      ) : null}
      {semReajuste === null ? null : (
        <p className={`${words.bad} ${words.size13} ${words.above8}`}>{semReajuste}</p>
      )}
    </Card>
  )
}
