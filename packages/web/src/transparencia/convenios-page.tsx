import { FAMILIAS } from '@paco/domain/convenios/familias'
import { formatDay } from '@paco/domain/shared/days'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import type { Filter } from '../ui/list-screen/types.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { ListaPublica } from './lista-publica.tsx'

const familiaFilter: Filter = {
  key: 'familia',
  label: 'Família',
  allLabel: 'Todas',
  control: 'chips',
  options: FAMILIAS.map(({ key, label }) => ({ value: key, label })),
}

/** '/transparencia/convenios': whose money comes in, for what. */
export function ConveniosPage() {
  return (
    <ListaPublica
      pagina="convenios"
      list={conveniosPublicosList}
      call={transparenciaCalls.listConveniosPublicos}
      exportCall={transparenciaCalls.exportConveniosPublicos}
      searchPlaceholder="Pesquisar por número, objeto ou empresa"
      filters={[familiaFilter]}
      columns={{
        familia: { nowrap: true },
        id: { exportOnly: true },
        numero: { nowrap: true },
        concedente: { width: '14%' },
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
    >
      <div className={words.below16}>
        <Notice tone="info">
          São os recursos que a Prefeitura recebe. Repasses que ela faz a outras entidades e acordos sem
          transferência de dinheiro não são registrados neste sistema.
        </Notice>
      </div>
    </ListaPublica>
  )
}
