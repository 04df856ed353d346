import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { formatInstant } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import { FUSOS } from '@paco/domain/shared/fusos'
import {
  BANCO_TEXTO,
  discoOf,
  type Folga,
  haQuanto,
  type Instalacao,
  REPLICA_TEXTO,
  relogioCerto,
} from '@paco/domain/sistema/instalacao'
import { MESSAGES } from '@paco/domain/sistema/messages'
import { conselhoDaInstalacao } from '@paco/domain/sistema/porte'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import lists from '../ui/data/facts.module.css'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { instalacaoQuery } from './queries.ts'

const CONSELHOS: Record<Exclude<Folga, 'bem'>, string> = {
  pouco: 'Pouco espaço no disco: recomendam-se pelo menos 5 GB livres.',
  fim: 'O disco está no fim: sem espaço, o sistema recusa gravações. Libere espaço já.',
}

function Avisos({ instalacao }: { instalacao: Instalacao }) {
  const { disco_livre, relogio_diferenca, replica, falha_email } = instalacao
  const porte = conselhoDaInstalacao(instalacao)
  const folga = disco_livre === null ? 'bem' : discoOf(disco_livre)
  const note = (tone: 'wait' | 'late', text: string) => (
    <p
      className={`${shared.tinted} ${tones[tone]} ${words.above12}`}
      role={tone === 'late' ? 'alert' : 'status'}
    >
      {text}
    </p>
  )
  return (
    <>
      {folga === 'bem' ? null : note(folga === 'fim' ? 'late' : 'wait', CONSELHOS[folga])}
      {porte === null ? null : note('wait', porte)}
      {replica === null || replica.situacao === 'em_dia'
        ? null
        : note('wait', MESSAGES.replica[replica.situacao])}
      {falha_email === null ? null : note('late', MESSAGES.emailsFail(falha_email))}
      {relogioCerto(instalacao)
        ? null
        : note(
            'wait',
            `O relógio do banco e o da máquina diferem ${Math.abs(relogio_diferenca)} segundos. Acerte os dois por NTP.`,
          )}
    </>
  )
}

function Fatos({ instalacao }: { instalacao: Instalacao }) {
  const { versao, node, maquina, banco, replica, disco_livre, desde, agora, fuso } = instalacao
  return (
    <dl className={lists.columns} data-folds>
      <dt>Versão do Paço</dt>
      <dd>{versao}</dd>
      <dt>No ar desde</dt>
      <dd>
        {formatInstant(desde)}, há {haQuanto(desde, agora)}
      </dd>
      <dt>Banco de dados</dt>
      <dd>
        {BANCO_TEXTO[banco.tipo]} (PostgreSQL {banco.versao})
      </dd>
      <dt>Tamanho do banco</dt>
      <dd>{formatTamanho(banco.bytes)}</dd>
      {replica === null ? null : (
        <>
          <dt>Réplica de leitura</dt>
          <dd>
            {REPLICA_TEXTO[replica.situacao]}
            {replica.atraso === null ? null : `, ${formatNumber(replica.atraso)} s de atraso`}
          </dd>
        </>
      )}
      {disco_livre === null ? null : (
        <>
          <dt>Disco dos dados</dt>
          <dd>{formatTamanho(disco_livre)} livres</dd>
        </>
      )}
      <dt>Máquina</dt>
      <dd>
        Node.js {node}, {maquina}
      </dd>
      <dt>Relógio</dt>
      <dd>
        {formatInstant(agora)}, {FUSOS[fuso].nome}
      </dd>
    </dl>
  )
}

/** What runs, where and since when, and what of it will not go well for long. */
export function InstalacaoCard() {
  const { data: instalacao, error, refetch } = useQuery(instalacaoQuery)
  return (
    <Card title="Instalação">
      {error && !instalacao && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!instalacao && !error && <Skeleton lines={7} label="Carregando a instalação…" />}
      {instalacao && (
        <>
          <Fatos instalacao={instalacao} />
          <Avisos instalacao={instalacao} />
        </>
      )}
    </Card>
  )
}
