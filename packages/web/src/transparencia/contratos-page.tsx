import { PREPARACAO, SITUACOES_CONTRATO } from '@paco/domain/contratos/dominios'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount } from '@paco/domain/shared/money'
import { transparenciaCalls } from '@paco/domain/transparencia/contract'
import { type ContratoPublico, contratosPublicosList } from '@paco/domain/transparencia/contrato'
import { pncpAddress } from '@paco/domain/transparencia/pncp'
import { viewContratoLink } from '../contratos/links.ts'
import { secretariaFilter, useSecretariaChoices } from '../secretarias/choices.ts'
import { TwoLines } from '../ui/list-screen/two-lines.tsx'
import type { Filter } from '../ui/list-screen/types.ts'
import { ListaPublica } from './lista-publica.tsx'

const situacaoFilter: Filter = {
  key: 'situacao',
  label: 'Situação',
  allLabel: 'Todas',
  control: 'select',
  options: SITUACOES_CONTRATO.filter((value) => value !== PREPARACAO).map((value) => ({
    value,
    label: value,
  })),
}

/** The contract on the national portal, where its number leads there. */
function Pncp({ numero }: { numero: string | null }) {
  const address = pncpAddress(numero)
  if (address === null) return numero ?? '-'
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" title={numero ?? undefined}>
      Ver no PNCP
    </a>
  )
}

/** What amendments came to: `+ 95.021,64, 30 dias`. */
function Aditivos({ aditivos, aditivos_valor, aditivos_dias }: ContratoPublico) {
  const sign = aditivos_valor > 0 ? '+' : '−'
  const parts = [
    ...(aditivos_valor === 0 ? [] : [`${sign} ${formatAmount(Math.abs(aditivos_valor))}`]),
    ...(aditivos_dias === 0 ? [] : [`${formatWhole(aditivos_dias)} ${aditivos_dias === 1 ? 'dia' : 'dias'}`]),
  ]
  return <TwoLines first={aditivos} second={parts.length === 0 ? null : parts.join(', ')} />
}

const SHEET = { exportOnly: true } as const

/** '/transparencia/contratos': what the city signed. */
export function ContratosPage() {
  return (
    <ListaPublica
      pagina="contratos"
      list={contratosPublicosList}
      call={transparenciaCalls.listContratosPublicos}
      exportCall={transparenciaCalls.exportContratosPublicos}
      searchPlaceholder="Pesquisar por número, contratado, CNPJ, objeto ou processo"
      filters={[secretariaFilter(useSecretariaChoices()), situacaoFilter]}
      columns={{
        id: SHEET,
        numero_ano: { nowrap: true },
        empresa: { width: '18%' },
        cnpj: SHEET,
        objeto: { width: '26%' },
        assinatura: { nowrap: true },
        vigencia_original: SHEET,
        vigencia_fim: { nowrap: true },
        valor_inicial: SHEET,
        aditivos_valor: SHEET,
        aditivos_dias: SHEET,
        reajuste_boletins: SHEET,
        valor_atual: { nowrap: true },
        processo: { hidden: true },
        // Room for the arrow beside its head, which is wider than what stands below it.
        pncp_numero: { width: '8%' },
        situacao: SHEET,
      }}
      cells={{
        empresa: ({ cnpj }, { content }) => <TwoLines first={content} second={cnpj} />,
        aditivos: (row) => <Aditivos {...row} />,
        valor_atual: ({ valor_inicial: inicial, valor_atual }, { text }) => (
          <TwoLines
            first={text}
            second={inicial === valor_atual ? null : `inicial ${formatAmount(inicial)}`}
          />
        ),
        pncp_numero: ({ pncp_numero }) => <Pncp numero={pncp_numero} />,
      }}
      rowLink={{ column: 'numero_ano', to: ({ id }) => viewContratoLink(id) }}
      empty={{ title: 'Nenhum contrato assinado ainda.' }}
      emptyFiltered="Nenhum contrato encontrado."
    />
  )
}
