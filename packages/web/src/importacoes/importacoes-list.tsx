import { importacoesCalls } from '@paco/domain/importacoes/contract'
import { importacoesList } from '@paco/domain/importacoes/importacao'
import { mayStep, SITUACAO_LABELS, SITUACOES_IMPORTACAO } from '@paco/domain/importacoes/situacao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import type { ReactNode } from 'react'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { importacaoLink } from './links.ts'
import { SituacaoImportacaoPill } from './situacao-pill.tsx'
import { countOf, totaisText } from './textos.ts'
import { useDesfazer } from './use-desfazer.ts'

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_IMPORTACAO.map((value) => ({ value, label: SITUACAO_LABELS[value] })),
}

interface ImportacoesListProps {
  who: SessionUser | null
  primaryAction: ReactNode
  onUndone: (id: number) => void
}

/** 'Importações': one's own; an administrator's are all. */
export function ImportacoesList({ who, primaryAction, onUndone }: ImportacoesListProps) {
  const { ask, problem } = useDesfazer(onUndone)
  return (
    <ListScreen
      list={importacoesList}
      call={importacoesCalls.listImportacoes}
      lead={({ total }) =>
        isAdmin(who)
          ? `${countOf(total, 'importação', 'importações')}.`
          : `${countOf(total, 'importação sua', 'importações suas')}.`
      }
      searchPlaceholder="Pesquisar por lista, arquivo ou pessoa"
      filters={[situacaoFilter]}
      columns={{
        id: { width: '64px' },
        titulo: { width: '22%' },
        criado_por_nome: { hidden: !isAdmin(who) },
        criado_em: { nowrap: true },
      }}
      cells={{
        arquivo_nome: ({ arquivo_nome }, { content }) => (arquivo_nome === null ? 'Edição em lote' : content),
        situacao: ({ situacao, totais }) => (
          <>
            <SituacaoImportacaoPill situacao={situacao} />
            <small className={`${shared.small} ${words.block} ${words.above4}`}>{totaisText(totais)}</small>
          </>
        ),
      }}
      rowLink={{ column: 'titulo', to: ({ id }) => importacaoLink(id) }}
      actions={(row) => [
        { label: 'Abrir', link: importacaoLink(row.id) },
        ...(mayStep(row.situacao, 'desfazer')
          ? [{ label: 'Desfazer', onClick: () => void ask(row), tone: 'danger' as const }]
          : []),
      ]}
      primaryAction={primaryAction}
      errorTitle="Não foi possível carregar as importações."
      empty={{
        title: 'Nenhuma importação ainda.',
        text: 'Traga projetos e outros registros de uma planilha: nada é gravado antes de você conferir.',
        action: primaryAction,
      }}
      emptyFiltered="Nenhuma importação encontrada."
    >
      {problem ? <Problem text={problem} /> : null}
    </ListScreen>
  )
}
