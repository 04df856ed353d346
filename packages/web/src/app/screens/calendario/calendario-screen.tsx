import { canManageFeriados } from '@paco/domain/calendario/policy'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { FeriadosList } from '../../../calendario/feriados-list.tsx'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { WhenNear } from '../../../ui/when-near.tsx'
import { useSession } from '../../session.ts'

const FiscalCard = lazy(async () => ({
  default: (await import('../../../calendario/fiscal-card.tsx')).FiscalCard,
}))

export function CalendarioScreen() {
  const who = useSession()
  return (
    <>
      <FeriadosList
        who={who}
        primaryAction={
          canManageFeriados(who) && (
            <ButtonLink to={PATHS.feriadoNovo} leftSection={<Plus size={16} aria-hidden />}>
              Adicionar feriado
            </ButtonLink>
          )
        }
      />
      {/* Paper is for the list: the days of the budget are printed with Prazos. */}
      <div className={`${shared.screenOnly} ${words.above16}`}>
        <WhenNear>
          <FiscalCard who={who} />
        </WhenNear>
      </div>
    </>
  )
}
