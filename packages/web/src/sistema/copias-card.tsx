import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { formatInstant } from '@paco/domain/shared/days'
import {
  type Copia,
  type Copias,
  type SituacaoCopias,
  TIPO_COPIA_LABELS,
  ultimaBoa,
} from '@paco/domain/sistema/copia'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { copiasQuery, useFazerCopia } from './copias-queries.ts'

const TONES: Record<SituacaoCopias, 'done' | 'wait' | 'late'> = {
  'em dia': 'done',
  nenhuma: 'wait',
  atrasada: 'late',
}

function textOf({ situacao, copias }: Copias): string {
  if (copias.every(({ tipo }) => tipo === 'antes'))
    return copias.length === 0
      ? 'Ainda não há nenhuma cópia de segurança.'
      : 'Ainda não há nenhuma cópia de segurança além das de antes de atualizar.'
  const good = ultimaBoa(copias)?.toISOString()
  if (!good) return 'Nenhuma cópia de segurança passou na conferência.'
  return situacao === 'em dia'
    ? `A última cópia boa é de ${formatInstant(good)}.`
    : `A última cópia boa é de ${formatInstant(good)}: faz mais de dois dias.`
}

/** When they are made, and where they lie: none is given out from here, as a backup holds everything. */
function Onde({ copias: { hora, pasta, destino } }: { copias: Copias }) {
  return (
    <p className={`${shared.note} ${words.above8}`}>
      {hora === null ? 'Nenhuma é feita sozinha neste servidor.' : `Uma é feita por dia, às ${hora}h.`}{' '}
      {pasta === '' ? null : (
        <>
          Ficam no servidor, em <code>{pasta}</code>
          {destino === null ? null : (
            <>
              , e em <code>{destino}</code>
            </>
          )}
          . Uma cópia tem tudo o que a cidade guarda: não se baixa por aqui.
        </>
      )}
    </p>
  )
}

function conferenciaOf({ conferida, motivo, tipo }: Copia): string {
  if (!conferida) return motivo ?? 'Não foi conferida.'
  return motivo ?? (tipo === 'antes' ? 'Lida inteira' : 'Restaurada à parte e igual')
}

function CopiasTable({ copias }: { copias: readonly Copia[] }) {
  const isSent = copias.some(({ enviada }) => enviada !== null)
  return (
    <table className={`${data.table} ${data.words} ${data.stacks} ${data.open} ${words.above12}`}>
      <thead>
        <tr>
          <th scope="col">Feita em</th>
          <th scope="col">Tipo</th>
          <th scope="col" data-number>
            Tamanho
          </th>
          <th scope="col">Conferência</th>
          {isSent ? <th scope="col">Enviada</th> : null}
        </tr>
      </thead>
      <tbody>
        {copias.map((copia) => (
          <tr key={copia.nome}>
            <th scope="row" className={words.nowrap}>
              {formatInstant(copia.quando)}
            </th>
            <td data-label="Tipo">
              {TIPO_COPIA_LABELS[copia.tipo]}
              {copia.cifrada ? ', cifrada' : null}
            </td>
            <td data-label="Tamanho" data-number>
              {formatTamanho(copia.tamanho)}
            </td>
            <td data-label="Conferência">{conferenciaOf(copia)}</td>
            {isSent ? <td data-label="Enviada">{copia.enviada ? 'Sim' : 'Não'}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Contents({ copias }: { copias: Copias }) {
  const tone = TONES[copias.situacao]
  return (
    <>
      <p className={`${shared.tinted} ${tones[tone]}`} role={tone === 'late' ? 'alert' : 'status'}>
        {textOf(copias)}
      </p>
      {copias.falha === null ? null : (
        <p className={`${shared.tinted} ${tones.late} ${words.above8}`} role="alert">
          Da última vez algo deu errado: {copias.falha}
        </p>
      )}
      <Onde copias={copias} />
      {copias.copias.length === 0 ? null : <CopiasTable copias={copias.copias} />}
    </>
  )
}

/** The city's backups: whether there is a good one, when and where, and one more now. */
export function CopiasCard() {
  const { data: copias, error, refetch } = useQuery(copiasQuery)
  const fazer = useFazerCopia()
  const isMaking = copias?.em_andamento ?? false
  return (
    <Card
      title="Cópias de segurança"
      long
      actions={
        <Button
          variant="default"
          loading={isMaking || fazer.isPending}
          onClick={() => void fazer.ask(undefined)}
        >
          {isMaking ? 'Fazendo…' : 'Fazer agora'}
        </Button>
      }
    >
      {fazer.error && <Problem error={fazer.error} onClose={fazer.dismiss} />}
      {error && !copias && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!copias && !error && <Skeleton lines={5} label="Carregando as cópias…" />}
      {copias && <Contents copias={copias} />}
    </Card>
  )
}
