import { avisos, type DiasUteis } from '@paco/domain/paralisacoes/avisos'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { canDeleteParalisacao, canStopProjeto } from '@paco/domain/paralisacoes/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Pencil, Play, Trash2, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { ParalisacaoItem } from './paralisacao-item.tsx'
import { ParalisarObra } from './paralisar-obra.tsx'
import { paralisacoesQuery } from './queries.ts'
import { useDeleteParalisacao } from './use-delete-paralisacao.ts'

const forms = () => import('./paralisacao-forms.tsx')
const EditDialog = lazy(async () => ({ default: (await forms()).EditDialog }))
const RestartDialog = lazy(async () => ({ default: (await forms()).RestartDialog }))
const TextosDialog = lazy(async () => ({ default: (await import('./textos-dialog.tsx')).TextosDialog }))

const DIALOGS = { editar: EditDialog, reiniciar: RestartDialog, textos: TextosDialog }
type Opened = { dialog: keyof typeof DIALOGS; paralisacao: Paralisacao }

interface CardProps {
  projeto: Projeto
  who: SessionUser | null
  today: Day
  /** By the city's calendar, once it is known. */
  diasUteis?: DiasUteis | undefined
  /** What is kept with a stoppage, under it. */
  documentos?: (paralisacao: Paralisacao) => ReactNode
}

/** What the law asks or allows by now. */
interface AvisosProps {
  paralisacoes: readonly Paralisacao[]
  today: Day
  diasUteis: DiasUteis
}

function Avisos({ paralisacoes, today, diasUteis }: AvisosProps) {
  return avisos(paralisacoes, today, diasUteis).map(({ aviso, texto, devido }) => (
    <p
      key={aviso}
      className={`${shared.tinted} ${devido ? tones.late : tones.wait} ${words.below12} ${words.medium}`}
    >
      <TriangleAlert size={16} aria-hidden />
      {texto}
    </p>
  ))
}

interface ActionsProps {
  paralisacao: Paralisacao
  projeto: Projeto
  who: SessionUser | null
  onOpen: (dialog: Opened['dialog']) => void
  onDelete: () => void
}

function Actions({ paralisacao, projeto, who, onOpen, onDelete }: ActionsProps) {
  const open = paralisacao.reinicio === null
  const mine = canStopProjeto(who, projeto)
  if (!open && !mine) return null
  return (
    <div className={`${shared.screenOnly} ${words.wrap} ${words.gap8} ${words.above12}`}>
      {open && mine ? (
        <Button size="xs" leftSection={<Play size={14} aria-hidden />} onClick={() => onOpen('reiniciar')}>
          Reiniciar
        </Button>
      ) : null}
      {mine ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<Pencil size={14} aria-hidden />}
          onClick={() => onOpen('editar')}
        >
          Editar
        </Button>
      ) : null}
      {open ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<Megaphone size={14} aria-hidden />}
          onClick={() => onOpen('textos')}
        >
          Aviso e placa
        </Button>
      ) : null}
      {open && canDeleteParalisacao(who) ? (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={onDelete}
        >
          Excluir
        </Button>
      ) : null}
    </div>
  )
}

const leadOf = (paralisacoes: readonly Paralisacao[]) => {
  if (paralisacoes.length === 0) return 'Esta obra nunca foi paralisada.'
  return paralisacoes.length === 1 ? '1 paralisação.' : `${paralisacoes.length} paralisações.`
}

/** On the project's page, for everyone: whether and why its works stopped, and what is to be done about it. */
export function ParalisacoesCard({ projeto, who, today, diasUteis, documentos }: CardProps) {
  const { data, isError, refetch } = useQuery(paralisacoesQuery(projeto.id))
  const [opened, setOpened] = useState<Opened | null>(null)
  const { ask, problem } = useDeleteParalisacao()
  const mine = canStopProjeto(who, projeto)
  // To everyone else works that never stopped have nothing to tell.
  if (!mine && !isError && data?.length === 0) return null
  const Dialog = opened && DIALOGS[opened.dialog]
  return (
    <Card
      title="Paralisações"
      lead={data ? leadOf(data) : '\u00a0'}
      actions={<ParalisarObra projeto={projeto} who={who} />}
    >
      {isError && !data ? <Problem text={MESSAGES.loadFailed} onRetry={() => void refetch()} /> : null}
      {problem ? <Problem text={problem} /> : null}
      {!data && !isError ? <Skeleton lines={2} label="Carregando as paralisações…" /> : null}
      {data && diasUteis ? <Avisos paralisacoes={data} today={today} diasUteis={diasUteis} /> : null}
      {data && data.length > 0 ? (
        <ol className={`${shared.stack} ${words.gap12}`}>
          {data.map((paralisacao) => (
            <ParalisacaoItem key={paralisacao.id} paralisacao={paralisacao} today={today}>
              <Actions
                paralisacao={paralisacao}
                projeto={projeto}
                who={who}
                onOpen={(dialog) => setOpened({ dialog, paralisacao })}
                onDelete={() => void ask(paralisacao.id)}
              />
              {documentos?.(paralisacao)}
            </ParalisacaoItem>
          ))}
        </ol>
      ) : null}
      <Suspense fallback={null}>
        {Dialog ? <Dialog paralisacao={opened.paralisacao} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </Card>
  )
}
