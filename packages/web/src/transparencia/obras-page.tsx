import { DEFAULT_LIMIT, type View } from '@paco/domain/http/view'
import { SITUACAO_OBRA_LABELS, SITUACOES_OBRA } from '@paco/domain/obras/situacao'
import { formatDay } from '@paco/domain/shared/days'
import { formatAmount, NAO_INFORMADO } from '@paco/domain/shared/money'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { type ObraPublica, obrasPublicasList, PARALISACAO_KEYS } from '@paco/domain/transparencia/obra'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { obraPublicaLink } from '../obras/links.ts'
import { SituacaoObraPill } from '../obras/situacao-obra.tsx'
import { PATHS } from '../paths.ts'
import { secretariaFilter, useSecretariaChoices } from '../secretarias/choices.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { ColumnLook, Filter } from '../ui/list-screen/types.ts'
import { useListView } from '../ui/list-screen/use-list-view.ts'
import { writeView } from '../ui/list-screen/view.ts'
import { useRecordTitle } from '../ui/window-title.ts'
import { ListaPublica } from './lista-publica.tsx'
import { bairrosQuery } from './queries.ts'

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_OBRA.map((value) => ({ value, label: SITUACAO_OBRA_LABELS[value] })),
}

/** The neighbourhoods of the city; none until they are known. */
function useBairroFilter(): Filter {
  const { data = [] } = useQuery(bairrosQuery)
  return {
    key: 'id_bairro',
    label: 'Bairro',
    control: 'select',
    options: data.map(({ id, bairro }) => ({ value: id, label: bairro })),
  }
}

const SHEET = { exportOnly: true } as const
/** Where works are stopped, since when and why takes the place of when they began and of what was paid. */
const looksOf = (paradas: boolean): { [K in keyof ObraPublica]?: ColumnLook } => ({
  id: SHEET,
  objeto: { width: '26%' },
  natureza: SHEET,
  ano: SHEET,
  secretaria_nome: { width: '15%' },
  bairro: SHEET,
  endereco: SHEET,
  situacao: paradas ? SHEET : {},
  inicio_previsto: SHEET,
  inicio: paradas ? SHEET : { nowrap: true },
  conclusao_original: SHEET,
  conclusao_prevista: paradas ? SHEET : { nowrap: true },
  concluida_em: SHEET,
  encerramento: SHEET,
  empresa: { width: '19%' },
  cnpj: SHEET,
  contrato: SHEET,
  valor_previsto: SHEET,
  valor_inicial: SHEET,
  valor_atual: { nowrap: true },
  percentual_regra: SHEET,
  fisico: SHEET,
  pago_percentual: paradas ? SHEET : {},
  contratado: SHEET,
  medido: SHEET,
  pago: SHEET,
  fontes: SHEET,
  ...Object.fromEntries(PARALISACAO_KEYS.map((key) => [key, paradas ? {} : SHEET])),
  ...(paradas && {
    detalhe: SHEET,
    motivo: { width: '18%' },
    desde: { nowrap: true },
    reinicio_previsto: { nowrap: true },
  }),
})

/** The map of the works that the list shows. */
const noMapa = (view: View) =>
  writeView(obrasPublicasList, { obras: true }, { ...view, ordem: '', pagina: 1, limite: DEFAULT_LIMIT })

/** '/transparencia/obras': what the city builds; with `?situacao=paralisada`, what art. 115, § 6º makes public. */
export function ObrasPage() {
  const { view } = useListView(obrasPublicasList)
  const paradas = view.filters.situacao === 'paralisada'
  const title = paradas ? 'Obras paralisadas' : undefined
  useRecordTitle(title)
  return (
    <ListaPublica
      pagina={paradas ? 'paralisadas' : 'obras'}
      list={obrasPublicasList}
      call={transparenciaCalls.listObrasPublicas}
      exportCall={transparenciaCalls.exportObrasPublicas}
      title={title}
      searchPlaceholder="Pesquisar por obra, bairro, empresa, CNPJ ou contrato"
      filters={[secretariaFilter(useSecretariaChoices()), useBairroFilter(), situacaoFilter]}
      columns={looksOf(paradas)}
      cells={{
        // By which a work is known: never cut.
        objeto: (_row, { content }) => content,
        secretaria_nome: ({ bairro }, { content }) => <TwoLines first={content} second={bairro} />,
        situacao: ({ situacao }) => <SituacaoObraPill situacao={situacao} />,
        conclusao_prevista: (
          { conclusao_original: original, conclusao_prevista, concluida_em, situacao },
          { text },
        ) => (
          <TwoLines
            first={conclusao_prevista === null && situacao === 'paralisada' ? 'sem previsão' : text}
            second={
              concluida_em !== null
                ? `efetiva ${formatDay(concluida_em)}`
                : original === null || original === conclusao_prevista
                  ? null
                  : `original ${formatDay(original)}`
            }
          />
        ),
        percentual: ({ percentual_regra }, { text }) => (
          <TwoLines first={text} second={percentual_regra === 'medicao' ? 'por medições' : 'por etapas'} />
        ),
        pago_percentual: (row, { text }) => (row.pago_percentual === null ? NAO_INFORMADO : text),
        empresa: ({ contrato }, { content }) => (
          <TwoLines first={content} second={contrato === null ? null : `contrato ${contrato}`} />
        ),
        valor_atual: ({ valor_inicial: inicial, valor_atual }, { text }) => (
          <TwoLines
            first={text}
            second={inicial === null || inicial === valor_atual ? null : `inicial ${formatAmount(inicial)}`}
          />
        ),
        motivo: ({ detalhe }, { content }) => <TwoLines first={content} second={detalhe} />,
      }}
      rowLink={{ column: 'objeto', to: ({ id }) => obraPublicaLink(id) }}
      primaryAction={
        <ButtonLink
          to={PATHS.mapa}
          search={noMapa(view) as never}
          variant="default"
          leftSection={<MapIcon size={16} aria-hidden />}
        >
          Ver no mapa
        </ButtonLink>
      }
      empty={{ title: 'Nenhuma obra publicada ainda.', text: 'As obras da cidade aparecem aqui.' }}
      emptyFiltered={paradas ? 'Nenhuma obra paralisada.' : 'Nenhuma obra encontrada.'}
    />
  )
}
