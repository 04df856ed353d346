import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import {
  fiscaisList,
  PAPEIS,
  PAPEL_LABELS,
  VIGENCIA_LABELS,
  VIGENCIAS,
} from '@paco/domain/transparencia/fiscal'
import { viewContratoLink } from '../contratos/links.ts'
import { secretariaFilter, useSecretariaChoices } from '../secretarias/choices.ts'
import type { Filter } from '../ui/list-screen/types.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import { ListaPublica } from './lista-publica.tsx'

const FILTERS: readonly Filter[] = [
  {
    key: 'papel',
    label: 'Papel',
    control: 'select',
    options: PAPEIS.map((value) => ({ value, label: PAPEL_LABELS[value] })),
  },
  {
    key: 'vigencia',
    label: 'Contrato',
    control: 'select',
    options: VIGENCIAS.map((value) => ({ value, label: VIGENCIA_LABELS[value] })),
  },
]

/** '/transparencia/fiscais': who answers for each contract (art. 117). */
export function FiscaisPage() {
  return (
    <ListaPublica
      pagina="fiscais"
      list={fiscaisList}
      call={transparenciaCalls.listFiscaisPublicos}
      exportCall={transparenciaCalls.exportFiscaisPublicos}
      searchPlaceholder="Pesquisar por nome, contrato, objeto ou contratado"
      filters={[secretariaFilter(useSecretariaChoices()), ...FILTERS]}
      columns={{
        id: { exportOnly: true },
        papel: { nowrap: true },
        contrato: { nowrap: true },
        objeto: { width: '22%' },
        empresa: { hidden: true },
        de: { nowrap: true },
        ate: { nowrap: true },
      }}
      cells={{
        portaria: ({ portaria_endereco }, { text }) =>
          portaria_endereco === null ? text : <a href={portaria_endereco}>{text}</a>,
        vigencia: ({ vigencia }, { text }) => (
          <StatusPill tone={vigencia === 'vigente' ? 'run' : 'idle'}>{text}</StatusPill>
        ),
      }}
      rowLink={{ column: 'contrato', to: ({ id_contrato }) => viewContratoLink(id_contrato) }}
      empty={{ title: 'Nenhum fiscal informado ainda.' }}
      emptyFiltered="Nenhum fiscal encontrado."
    />
  )
}
