import { TIPO_EMENDA_LABELS } from '@paco/domain/emendas/dominios'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { emendasPublicasList } from '@paco/domain/transparencia/emenda'
import { Autor } from '../emendas/autor.tsx'
import { viewEmendaLink } from '../emendas/links.ts'
import { emendaFilters } from '../emendas/options.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { ListaPublica } from './lista-publica.tsx'

const SHEET = { exportOnly: true } as const

/** '/transparencia/emendas': who gave the city what, and what became of it. */
export function EmendasPage() {
  return (
    <ListaPublica
      pagina="emendas"
      list={emendasPublicasList}
      call={transparenciaCalls.listEmendasPublicas}
      exportCall={transparenciaCalls.exportEmendasPublicas}
      searchPlaceholder="Pesquisar por número, autor, partido ou objeto"
      filters={emendaFilters}
      columns={{
        id: SHEET,
        numero: { nowrap: true },
        ano: SHEET,
        autor: { width: '13%' },
        partido: SHEET,
        tipo: SHEET,
        forma_repasse: SHEET,
        objeto: { width: '22%' },
        secretaria_nome: SHEET,
        valor_previsto: { nowrap: true },
        valor_empenhado: { nowrap: true },
        valor_liquidado: { nowrap: true },
        valor_pago: { nowrap: true },
        projetos: { width: '12%' },
      }}
      cells={{
        numero: ({ ano }, { content }) => (
          <>
            {content}
            <small className={`${shared.small} ${words.block}`}>{ano}</small>
          </>
        ),
        esfera: ({ tipo }, { content }) => (
          <>
            {content}
            <small className={`${shared.small} ${words.block}`}>{TIPO_EMENDA_LABELS[tipo]}</small>
          </>
        ),
        autor: ({ partido }, { content }) => <Autor partido={partido}>{content}</Autor>,
      }}
      rowLink={{ column: 'numero', to: ({ id }) => viewEmendaLink(id) }}
      empty={{ title: 'Nenhuma emenda ainda.' }}
      emptyFiltered="Nenhuma emenda encontrada."
    />
  )
}
