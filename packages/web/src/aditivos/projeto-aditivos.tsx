import { canDecideAditivos, canRequestAditivo } from '@paco/domain/aditivos/policy'
import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, ListChecks, Scale } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { CorrecoesNote } from './correcoes-note.tsx'
import { auditoriaDoProjetoLink } from './links.ts'
import { Medidores } from './medidores.tsx'
import { aditivosDoProjetoQuery, limitesQuery } from './queries.ts'
import { valorCountText } from './totals.ts'

const SolicitarModal = lazy(async () => ({ default: (await import('./solicitar-modal.tsx')).SolicitarModal }))
const HistoricoModal = lazy(async () => ({ default: (await import('./historico-modal.tsx')).HistoricoModal }))

interface ProjetoAditivosProps {
  projeto: Projeto
  who: SessionUser | null
}

interface OpenerProps {
  label: string
  icon: ReactNode
  filled?: boolean
  children: (close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
function Opener({ label, icon, filled = false, children }: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={filled ? 'filled' : 'default'} leftSection={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense> : null}
    </>
  )
}

/** On the project dashboard: to ask for an amendment, or to decide those asked for. */
export function AditivoButtons({
  projeto,
  who,
  secretarias,
}: ProjetoAditivosProps & { secretarias: OptionsQuery }) {
  return (
    <>
      {canRequestAditivo(who, projeto) ? (
        <Opener label="Solicitar Aditivo" icon={<FilePlus2 size={16} aria-hidden />} filled>
          {(close) => (
            <SolicitarModal
              projeto={projeto}
              secretarias={isAdmin(who) ? secretarias : null}
              onClose={close}
            />
          )}
        </Opener>
      ) : null}
      {canDecideAditivos(who) ? (
        <ButtonLink {...auditoriaDoProjetoLink(projeto.id)} leftSection={<Scale size={16} aria-hidden />}>
          Abrir Auditoria de Aditivos
        </ButtonLink>
      ) : null}
    </>
  )
}

function Meter({ projeto }: { projeto: Projeto }) {
  const { data, isError, refetch } = useQuery(limitesQuery(projeto.id))
  if (isError && !data) {
    return <Problem text="Os aditivos não puderam ser carregados." onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton lines={3} label="Carregando os aditivos…" />
  return (
    <div className={`${shared.stack} ${words.gap12}`}>
      {data.map((medidor) => (
        <Medidores key={medidor.id_contrato} medidas={medidor} />
      ))}
      <CorrecoesNote projeto={projeto} />
    </div>
  )
}

/** How far the project's value was amended, for those who may know. */
export function AditivosCard({ projeto, who }: ProjetoAditivosProps) {
  const reads = canReadAditivosOf(who, projeto)
  const { data } = useQuery({ ...aditivosDoProjetoQuery(projeto.id), enabled: reads })
  if (!reads) return null
  return (
    <Card
      title="Aditivos de valor"
      lead={data ? valorCountText(data) || 'Nenhum aditivo de valor pedido' : '\u00a0'}
      actions={
        <Opener label="Solicitações de Aditivo" icon={<ListChecks size={16} aria-hidden />}>
          {(close) => <HistoricoModal projeto={projeto} who={who} onClose={close} />}
        </Opener>
      }
    >
      <Meter projeto={projeto} />
    </Card>
  )
}
