import type { Uso } from '@paco/domain/arquivos/uso'
import { formatNumber } from '@paco/domain/shared/formats'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'

const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? 'arquivo' : 'arquivos'}`

/** What the antivirus has looked at, and what it has not; nothing where none is set. */
export function AntivirusCard({ uso: { antivirus } }: { uso: Uso }) {
  if (antivirus === null) return null
  const { responde, nao_verificados, pendentes, suspeitos, falha } = antivirus
  return (
    <Card title="Antivírus">
      <dl className={lists.columns} data-folds>
        <dt>Situação</dt>
        <dd>{responde ? 'Responde' : `Não responde${falha ? `: ${falha}` : ''}`}</dd>
        <dt>À espera</dt>
        <dd>
          {pendentes === 0
            ? 'Nada'
            : `${counted(pendentes)}: só quem ${pendentes === 1 ? 'o' : 'os'} enviou abre, até a verificação.`}
        </dd>
        {nao_verificados > 0 ? (
          <>
            <dt>De antes</dt>
            <dd>{counted(nao_verificados)} de antes do antivírus, ainda por verificar.</dd>
          </>
        ) : null}
        <dt>Suspeitos</dt>
        <dd>{suspeitos === 0 ? 'Nenhum' : `${counted(suspeitos)}: ninguém abre.`}</dd>
      </dl>
    </Card>
  )
}
