import { FAMILIAS } from '@paco/domain/convenios/familias'
import { formatDay } from '@paco/domain/shared/days'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import type { Filter } from '../ui/list-screen/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { ListaPublica } from './lista-publica.tsx'

/** Which way the money goes, as the courts of accounts ask for it: one tab each. */
const naturezaFilter: Filter = {
  key: 'natureza',
  label: 'Natureza',
  allLabel: 'Todos',
  control: 'chips',
  options: [
    { value: 'recebe', label: 'Recebidos' },
    { value: 'repassa', label: 'Realizados' },
    { value: 'sem_recursos', label: 'Sem recursos' },
  ],
}

const familiaFilter: Filter = {
  key: 'familia',
  label: 'Família',
  allLabel: 'Todas',
  control: 'select',
  options: FAMILIAS.map(({ key, label }) => ({ value: key, label })),
}

/** '/transparencia/convenios': whose money comes in, for what, what the city gives, and what is agreed on without money. */
export function ConveniosPage() {
  return (
    <ListaPublica
      pagina="convenios"
      list={conveniosPublicosList}
      call={transparenciaCalls.listConveniosPublicos}
      exportCall={transparenciaCalls.exportConveniosPublicos}
      searchPlaceholder="Pesquisar por número, objeto ou empresa"
      filters={[naturezaFilter, familiaFilter]}
      columns={{
        familia: { nowrap: true },
        id: { exportOnly: true },
        numero: { nowrap: true },
        concedente: { width: '14%' },
        natureza: { exportOnly: true },
        objeto: { width: '24%' },
        recurso_liberado: { exportOnly: true },
        assinatura: { exportOnly: true },
        vigencia_fim: { nowrap: true },
        repasse: { nowrap: true },
        contrapartida: { nowrap: true },
        total: { nowrap: true },
        recebido: { nowrap: true },
        recebido_em: { exportOnly: true },
      }}
      cells={{
        recebido: ({ recebido_em }, { text }) => (
          <>
            {text}
            {recebido_em === null ? null : (
              <small className={`${shared.small} ${words.block}`}>até {formatDay(recebido_em)}</small>
            )}
          </>
        ),
      }}
      empty={{ title: 'Nenhum convênio ainda.' }}
      emptyFiltered="Nenhum convênio encontrado."
    />
  )
}
