import { FAMILIA_LABELS, FAMILIAS } from '@paco/domain/convenios/familias'
import { formatDay } from '@paco/domain/shared/days'
import { formatAmount } from '@paco/domain/shared/money'
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

const SHEET = { exportOnly: true } as const

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
        id: SHEET,
        // It stands below the number.
        familia: SHEET,
        numero: { nowrap: true },
        concedente: { width: '14%' },
        natureza: SHEET,
        objeto: { width: '24%' },
        recurso_liberado: SHEET,
        assinatura: SHEET,
        vigencia_fim: { nowrap: true },
        repasse: { nowrap: true },
        contrapartida: { nowrap: true },
        total: SHEET,
        recebido: { nowrap: true },
        recebido_em: SHEET,
      }}
      cells={{
        numero: ({ familia }, { content }) => (
          <>
            {content}
            <small className={`${shared.small} ${words.block}`}>{FAMILIA_LABELS[familia]}</small>
          </>
        ),
        // A loan has a total and no transfer.
        repasse: ({ repasse, total }, { text }) => (repasse === null ? `total ${formatAmount(total)}` : text),
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
