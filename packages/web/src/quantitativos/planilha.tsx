import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { canReadLimitesDoContrato } from '@paco/domain/aditivos/policy'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { aditivosDoContratoQuery } from '../aditivos/queries.ts'
import { planilhaLink } from '../contratos/links.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { importarPlanilhaLink } from './links.ts'
import classes from './planilha.module.css'
import { revisoesQuery } from './queries.ts'
import { RevisaoAberta } from './revisao-aberta.tsx'
import { aditivosLivres, shownOf } from './revisoes.ts'
import { RevisoesCard } from './revisoes-card.tsx'

const NovaRevisaoDialog = lazy(async () => ({
  default: (await import('./revisao-dialogs.tsx')).NovaRevisaoDialog,
}))

interface PlanilhaProps {
  contrato: Contrato
  who: SessionUser | null
  /** The revision the address asks for, by its number. */
  asked: number | null
}

const NONE: readonly Aditivo[] = []

/** The amendments of the contract, for those who read them. */
function useAditivos(contrato: Contrato, who: SessionUser | null): readonly Aditivo[] {
  const reads = contrato.assinatura !== null && canReadLimitesDoContrato(who, contrato)
  return useQuery({ ...aditivosDoContratoQuery(contrato.id), enabled: reads }).data ?? NONE
}

/** The bill of quantities of a contract: its revisions, and the one that is looked at or written. */
export function Planilha({ contrato, who, asked }: PlanilhaProps) {
  const navigate = useNavigate()
  const { data: revisoes, error, refetch } = useQuery(revisoesQuery(contrato.id))
  const aditivos = useAditivos(contrato, who)
  const [opening, setOpening] = useState<'digitar' | 'importar' | null>(null)
  if (error && !revisoes) return <Problem text={MESSAGES.loadFailed} onRetry={() => void refetch()} />
  if (!revisoes) return <Skeleton lines={8} above label="Carregando a planilha…" />
  const mayEdit = canEditContrato(who, contrato)
  const livres = aditivosLivres(contrato.id, revisoes, aditivos)
  const shown = shownOf(revisoes, asked)
  const mayRevise = mayEdit && livres.length > 0 && revisoes.every(({ situacao }) => situacao === 'aprovada')
  const openButton = (label: string) => (
    <Button leftSection={<FilePlus2 size={16} aria-hidden />} onClick={() => setOpening('digitar')}>
      {label}
    </Button>
  )
  const opened = () =>
    void navigate(
      opening === 'importar'
        ? importarPlanilhaLink(contrato.id)
        : { ...planilhaLink(contrato.id), replace: true },
    )
  return (
    <div className={shared.stack}>
      {revisoes.length === 0 ? (
        <Card>
          <EmptyState
            title={MESSAGES.none}
            text="Com ela se mede o que foi feito e se conferem os aditivos item por item."
            action={
              mayEdit ? (
                <div className={`${shared.row} ${words.gap8} ${classes.ways}`}>
                  {openButton('Abrir planilha')}
                  <Button
                    variant="default"
                    leftSection={<FileUp size={16} aria-hidden />}
                    onClick={() => setOpening('importar')}
                  >
                    Importar planilha
                  </Button>
                </div>
              ) : null
            }
          />
        </Card>
      ) : (
        <RevisoesCard
          revisoes={revisoes}
          shown={shown}
          aditivos={aditivos}
          actions={mayRevise ? openButton('Nova revisão') : null}
        />
      )}
      {shown ? (
        <RevisaoAberta
          key={shown.id}
          contrato={contrato}
          who={who}
          shown={shown}
          revisoes={revisoes}
          aditivos={aditivos}
        />
      ) : null}
      <Suspense fallback={null}>
        {opening ? (
          <NovaRevisaoDialog
            contrato={contrato}
            anterior={revisoes[0]}
            aditivos={livres}
            onClose={() => setOpening(null)}
            onOpened={opened}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
