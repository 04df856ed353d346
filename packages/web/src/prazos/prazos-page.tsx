import { type Prazo, tiposFor } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { AgendaCard } from './agenda-card.tsx'
import { leadOf } from './lead.ts'
import { PrazoSection } from './prazo-section.tsx'
import { PrazosFilters } from './prazos-filters.tsx'
import classes from './prazos-page.module.css'
import { narrow, usePrazosView } from './prazos-view.ts'
import { prazosQuery } from './queries.ts'

interface PrazosPageProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
}

const mineTitle = (who: SessionUser | null) =>
  who?.id_secretaria == null ? 'Meus' : 'Meus e da minha secretaria'

function Sections({ prazos, who }: { prazos: readonly Prazo[]; who: SessionUser | null }) {
  const mine = prazos.filter(({ meu }) => meu)
  const others = prazos.filter(({ meu }) => !meu)
  return (
    <>
      {mine.length > 0 && <PrazoSection title={mineTitle(who)} prazos={mine} who={who} />}
      {others.length > 0 && (
        <PrazoSection
          title={mine.length > 0 ? 'Do resto da Prefeitura' : 'Da Prefeitura'}
          prazos={others}
          who={who}
        />
      )}
    </>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Card>
      {filtered ? (
        <EmptyState
          title="Nada vence com este filtro."
          text="Convênios e itens do PCA não são de uma secretaria só: eles aparecem sem esse filtro."
          action={
            <Button variant="default" onClick={onClear}>
              Limpar filtros
            </Button>
          }
        />
      ) : (
        <EmptyState title="Tudo em dia!" text="Nada venceu e nada vence nos próximos 90 dias." />
      )}
    </Card>
  )
}

/** '/prazos': what is due, one's own first, and the calendar that tells it elsewhere. */
export function PrazosPage({ who, secretarias }: PrazosPageProps) {
  const { data, error, refetch } = useQuery(prazosQuery)
  const { filters, set, clear } = usePrazosView()
  const { counted, shown } = narrow(data ?? [], filters)
  const filtered = Object.keys(filters).length > 0
  return (
    <>
      <PageHeader title="Prazos" lead={data ? leadOf(data, filters, secretarias) : ''}>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </PageHeader>
      {data && (data.length > 0 || filtered) && (
        <PrazosFilters
          tipos={tiposFor(who)}
          prazos={data}
          counted={counted}
          filters={filters}
          secretarias={secretarias}
          onSet={set}
          onClear={clear}
        />
      )}
      <div className={`${shared.stack} ${classes.columns}`}>
        <div className={`${shared.stack} ${words.shrinks} ${classes.sections}`} aria-busy={!data && !error}>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton lines={8} label="Carregando os prazos…" />}
          {data && shown.length === 0 && <Nothing filtered={filtered} onClear={clear} />}
          <Sections prazos={shown} who={who} />
        </div>
        <aside className={shared.screenOnly} aria-label="Agenda">
          <AgendaCard />
        </aside>
      </div>
    </>
  )
}
