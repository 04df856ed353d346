import { type Bairro, bairrosList } from '@paco/domain/bairros/bairro'
import { bairrosCalls } from '@paco/domain/bairros/contract'
import { compareFolded } from '@paco/domain/shared/fold'
import { formatWhole } from '@paco/domain/shared/formats'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { rowsOf } from '../http/reads.ts'
import { Button } from '../ui/button.tsx'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import { BairroDialog } from './bairro-dialog.tsx'
import { useDeleteBairro, useSetBairroAtivo } from './bairro-writes.ts'

const zonasQuery = queryOptions({
  ...rowsOf(bairrosCalls.listBairros, {}),
  select: (bairros) => [...new Set(bairros.flatMap(({ zona }) => zona ?? []))].sort(compareFolded),
})

/** The zones that the city's neighbourhoods have. */
function useZonaFilter(): Filter {
  const { data = [] } = useQuery(zonasQuery)
  return {
    key: 'zona',
    label: 'Zona',
    allLabel: 'Todas',
    control: 'select',
    options: data.map((zona) => ({ value: zona, label: zona })),
  }
}

/** '/bairros': the neighbourhoods that forms suggest, kept by administrators. */
export function BairrosPage() {
  const [edited, setEdited] = useState<Bairro | 'novo' | null>(null)
  const zonaFilter = useZonaFilter()
  const setAtivo = useSetBairroAtivo()
  const remove = useDeleteBairro()
  const error = setAtivo.error ?? remove.error
  return (
    <>
      <ListScreen
        list={bairrosList}
        call={bairrosCalls.listBairros}
        lead={({ total }) =>
          `${formatWhole(total)} ${total === 1 ? 'bairro' : 'bairros'} da cidade, com a sua zona.`
        }
        searchPlaceholder="Pesquisar por nome"
        filters={[zonaFilter, ativoFilter('Em uso', 'Fora de uso')]}
        columns={{ id: { width: '64px' }, bairro: { width: '50%' } }}
        cells={{ ativo: ativoCell }}
        actions={(row: Bairro) => [
          { label: 'Editar', onClick: () => setEdited(row) },
          { label: row.ativo ? 'Tirar de uso' : 'Trazer de volta', onClick: () => void setAtivo.ask(row) },
          { label: 'Excluir', tone: 'danger', onClick: () => void remove.ask(row) },
        ]}
        primaryAction={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('novo')}>
            Adicionar bairro
          </Button>
        }
        empty={{
          title: 'Nenhum bairro ainda.',
          text: 'Adicione os bairros da cidade, ou carregue um pacote que os tenha. Sem eles, cada lançamento diz o seu por extenso.',
        }}
        emptyFiltered="Nenhum bairro encontrado."
      >
        {error ? <Problem error={error} /> : null}
      </ListScreen>
      {edited !== null && (
        <BairroDialog bairro={edited === 'novo' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
