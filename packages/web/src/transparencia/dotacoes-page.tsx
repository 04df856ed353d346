import { filterQuery } from '@paco/domain/http/view'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { FONTE_CODES, FONTE_LABELS } from '@paco/domain/orcamento/fonte'
import { orcamentoList } from '@paco/domain/orcamento/lancamento'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { arvoreDe } from '@paco/domain/transparencia/dotacao'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { CodeCell, FichaCell } from '../orcamento/list-cells.tsx'
import { secretariaFilter, useSecretariaChoices } from '../secretarias/choices.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import type { Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { Notice } from '../ui/notice.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { Arvore } from './arvore.tsx'
import { ListaPublica } from './lista-publica.tsx'
import { contatosQuery, dotacoesQuery } from './queries.ts'

const fonteFilter: Filter = {
  key: 'fonte_recurso',
  label: 'Fonte',
  allLabel: 'Todas',
  control: 'select',
  options: FONTE_CODES.map((value) => ({ value, label: FONTE_LABELS[value] ?? value })),
}

/** What is not here, and where it is. */
function Execucao() {
  const { data } = useQuery(contatosQuery)
  const portal = data?.portal_contabil
  return (
    <Notice tone="info">
      São as dotações cadastradas neste sistema. As que não têm o exercício informado só aparecem quando
      nenhum é escolhido. Empenho, liquidação e pagamento estão no{' '}
      {portal ? (
        <a href={portal} target="_blank" rel="noopener noreferrer">
          portal contábil da Prefeitura
        </a>
      ) : (
        'portal contábil da Prefeitura, cujo endereço a cidade ainda não informou aqui'
      )}
      .
    </Notice>
  )
}

/** The lines of the filter as a tree by function, subfunction, programme and action. */
function PorFuncao() {
  const { ordem: _order, ...filter } = filterQuery(useListView(orcamentoList).view)
  const { data: answered, error, refetch } = useQuery(dotacoesQuery(filter))
  // Drawn in small steps, so that the page answers meanwhile.
  const data = useDeferredValue(answered)
  const whole = sumMoney((data ?? []).map(({ valor }) => valor))
  const ramos = useMemo(() => data && arvoreDe(data), [data])
  return (
    <Card
      title="Por função de governo"
      lead={data ? `${formatMoney(whole)} em dotações. Abra uma função para ver como se divide.` : '\u00a0'}
      long
    >
      {ramos ? (
        <Arvore ramos={ramos} whole={whole} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        // The room of it is kept, so that the list does not move when it comes.
        <div className={parts.waiting}>
          <Skeleton lines={8} label="Carregando as dotações…" />
        </div>
      )}
    </Card>
  )
}

/** '/transparencia/dotacoes': how much is set aside for what. */
export function DotacoesPage() {
  const { busca: find } = useListView(orcamentoList).view
  const secretarias = secretariaFilter(useSecretariaChoices())
  return (
    <ListaPublica
      pagina="dotacoes"
      list={orcamentoList}
      call={orcamentoCalls.listLancamentos}
      exportCall={orcamentoCalls.exportLancamentos}
      title="Dotações orçamentárias"
      searchPlaceholder="Pesquisar por secretaria, código ou nome"
      filters={[{ ...secretarias, key: 'secretaria_id' }, fonteFilter]}
      columns={{
        id: { exportOnly: true },
        classificacao_institucional: { hidden: true },
        fonte_recurso_stn: { hidden: true },
        ficha: { nowrap: true },
        // It stands below the number.
        exercicio: { exportOnly: true },
        fonte_recurso: { width: '16%' },
      }}
      cells={{
        funcional_programatica: (row, { content }) => (
          <CodeCell code={content} name={row.funcional_nome} find={find} />
        ),
        conta_elemento_despesa: (row, { content }) => (
          <CodeCell code={content} name={row.conta_nome} find={find} />
        ),
        ficha: ({ exercicio }, { content }) => <FichaCell ficha={content} exercicio={exercicio} />,
        aplicacao: (row, { content }) => <CodeCell code={content} name={row.aplicacao_nome} find={find} />,
      }}
      empty={{ title: 'Nenhuma dotação ainda.' }}
      emptyFiltered="Nenhuma dotação encontrada."
    >
      <div className={`${shared.stack} ${words.below16}`}>
        <PorFuncao />
        <Execucao />
      </div>
    </ListaPublica>
  )
}
