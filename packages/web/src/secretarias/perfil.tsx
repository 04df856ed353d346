import { defineList } from '@paco/domain/http/list'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import type { Secretaria } from '@paco/domain/secretarias/secretaria'
import * as fields from '@paco/domain/shared/fields'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PATHS } from '../paths.ts'
import { FilterControl } from '../ui/list-screen/filter-control.tsx'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { useRecordTitle } from '../ui/window-title.ts'
import classes from './perfil.module.css'
import { PerfilCard } from './perfil-card.tsx'
import { PerfilFoto } from './perfil-foto.tsx'
import { PerfilGaleria } from './perfil-galeria.tsx'
import { secretariasQuery } from './queries.ts'

/** Whose profile is shown, in the address, read and written as the lists do it. */
const view = defineList({
  name: 'perfil',
  title: 'Conheça o Secretário',
  columns: [],
  filters: { secretaria: z.optional(fields.id) },
})

interface OneProps {
  secretaria: Secretaria | undefined
  admin: boolean
}

function One({ secretaria, admin }: OneProps) {
  useRecordTitle(secretaria?.nomesecretaria, view.title)
  if (!secretaria) {
    return <EmptyState title={MESSAGES.notFound} action={<Link to={PATHS.perfil}>Ver todas</Link>} />
  }
  return (
    <div className={`${words.wrap} ${words.start} ${classes.columns}`}>
      <PerfilCard secretaria={secretaria} />
      {/* Another department, another photo: nothing picked for one is sent for the next. */}
      {admin && <PerfilFoto key={secretaria.id} secretaria={secretaria} />}
    </div>
  )
}

/** Everybody who heads a department, or the one that was chosen. Administrators also send photos. */
export function Perfil({ who }: { who: SessionUser | null }) {
  const { view: current, change } = useListView(view)
  const { data, error, refetch } = useQuery(secretariasQuery)
  const chosen = current.filters.secretaria
  return (
    <>
      <div className={`${shared.screenOnly} ${words.below16} ${classes.choice}`}>
        <FilterControl
          filter={{
            key: 'secretaria',
            label: 'Secretaria',
            allLabel: 'Todas',
            control: 'select',
            options: (data ?? []).map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria })),
          }}
          labelled
          value={chosen}
          onChange={(secretaria) => change({ filters: secretaria === undefined ? {} : { secretaria } })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy>
          <Skeleton lines={8} label="Carregando os perfis…" />
        </div>
      )}
      {data && chosen === undefined && <PerfilGaleria secretarias={data.filter(({ ativo }) => ativo)} />}
      {data && chosen !== undefined && (
        <One secretaria={data.find(({ id }) => id === Number(chosen))} admin={canManageSecretarias(who)} />
      )}
    </>
  )
}
