import { FAMILIA_LABELS } from '@paco/domain/convenios/familias'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { formatDay } from '@paco/domain/shared/days'
import { formatAmount } from '@paco/domain/shared/money'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { type ConvenioPublico, conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { ColumnLook, Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
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

const familiaFilter = (): Filter => ({
  key: 'familia',
  label: 'Família',
  allLabel: 'Todas',
  control: 'select',
  options: familiasUsadas().map(({ key, label }) => ({ value: key, label })),
})

const SHEET = { exportOnly: true } as const

/** Of what the city gives, who gets it takes the place of whose money it is and of what came in. */
const looksOf = (realizados: boolean): { [K in keyof ConvenioPublico]?: ColumnLook } => ({
  id: SHEET,
  // It stands below the number.
  familia: SHEET,
  numero: { nowrap: true },
  concedente: realizados ? SHEET : { width: '14%' },
  natureza: SHEET,
  beneficiario: realizados ? { width: '20%' } : SHEET,
  beneficiario_cnpj: SHEET,
  objeto: { width: '24%' },
  recurso_liberado: SHEET,
  assinatura: SHEET,
  vigencia_fim: { nowrap: true },
  repasse: { nowrap: true },
  contrapartida: { nowrap: true },
  total: SHEET,
  recebido: realizados ? SHEET : { nowrap: true },
  recebido_em: SHEET,
  termo: { width: '10%' },
})

/** '/transparencia/convenios': whose money comes in, for what, what the city gives, and what is agreed on without money. */
export function ConveniosPage() {
  const realizados = useListView(conveniosPublicosList).view.filters.natureza === 'repassa'
  return (
    <ListaPublica
      pagina="convenios"
      list={conveniosPublicosList}
      call={transparenciaCalls.listConveniosPublicos}
      exportCall={transparenciaCalls.exportConveniosPublicos}
      searchPlaceholder="Pesquisar por número, objeto ou beneficiário"
      filters={[naturezaFilter, familiaFilter()]}
      columns={looksOf(realizados)}
      cells={{
        numero: ({ familia }, { content }) => <TwoLines first={content} second={FAMILIA_LABELS[familia]} />,
        beneficiario: ({ beneficiario_cnpj }, { content }) => (
          <TwoLines first={content} second={beneficiario_cnpj} />
        ),
        // A loan has a total and no transfer.
        repasse: ({ repasse, total }, { text }) => (repasse === null ? `total ${formatAmount(total)}` : text),
        recebido: ({ recebido_em }, { text }) => (
          <TwoLines first={text} second={recebido_em === null ? null : `até ${formatDay(recebido_em)}`} />
        ),
        termo: ({ termo_endereco }, { text }) =>
          termo_endereco === null ? text : <a href={termo_endereco}>{text}</a>,
      }}
      empty={{ title: 'Nenhum convênio ainda.' }}
      emptyFiltered="Nenhum convênio encontrado."
    />
  )
}
