import { arquivoPath, DADOS, formatosOf } from '@paco/domain/dados/conjunto'
import { OC4IDS } from '@paco/domain/dados/contract'
import { conjuntosUsados } from '@paco/domain/dados/usados'
import type { Painel } from '@paco/domain/painel/painel'
import { type Day, formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount } from '@paco/domain/shared/money'
import { CANAIS, type Contatos } from '@paco/domain/transparencia/contatos'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import { DIAS_EM_DIA, emDia, PAGINAS } from '@paco/domain/transparencia/paginas'
import { POR_MINUTO } from '../dados/limite.ts'
import { type Html, html } from '../http/html.ts'
import { fatos, ligacao, tabela } from '../http/pagina.ts'

/** The figures of the dashboards, department by department. */
export const painelSemPrograma = ({ numero, valor, paralisados, por_secretaria }: Painel): Html => html`
${fatos('Os projetos da prefeitura', [
  ['Projetos', formatWhole(numero)],
  ['Valor (R$)', formatAmount(valor)],
  ['Projetos paralisados', formatWhole(paralisados)],
])}
${tabela(
  'Por secretaria',
  ['Secretaria', 'Projetos', 'Valor (R$)'],
  por_secretaria.map(({ secretaria, total, total_valor }) => [
    secretaria,
    formatWhole(total),
    formatAmount(total_valor),
  ]),
)}`

/** Where the pages are that have no list of their own below the portal. */
const ENDERECOS: Readonly<Record<string, `/${string}`>> = {
  paralisadas: '/transparencia/obras?situacao=paralisada',
  medicoes: '/medicoes',
  bairros: '/projetosbairros',
  mapa: '/mapa',
}

function estado(atualizado_em: string | null, day: Day): string {
  const current = emDia(atualizado_em, day)
  if (current === null) return 'sem mudança registrada'
  return current ? 'em dia' : `há mais de ${DIAS_EM_DIA} dias sem mudança`
}

/** Every public page with what it has, when that changed, and what is declared not to be. */
export function portalSemPrograma(contadas: readonly PaginaContada[], day: Day): Html {
  const linhas = PAGINAS.flatMap(({ pagina, titulo, sobre }) => {
    const contada = contadas.find((one) => one.pagina === pagina)
    if (!contada) return []
    const { registros, atualizado_em, declarado } = contada
    return [
      [
        ligacao(ENDERECOS[pagina] ?? `/transparencia/${pagina}`, titulo),
        [sobre, ...declarado].join(' '),
        formatWhole(registros),
        atualizado_em === null ? '' : formatInstant(atualizado_em),
        estado(atualizado_em, day),
      ],
    ]
  })
  return tabela('Páginas do portal', ['Página', 'O que tem', 'Registros', 'Atualizado em', 'Estado'], linhas)
}

/** Every set of open data, with its files. */
export const dadosSemPrograma = (): Html => html`
${tabela(
  'Conjuntos de dados abertos',
  ['Conjunto', 'O que é', 'Arquivos'],
  conjuntosUsados().map((conjunto) => [
    conjunto.titulo,
    conjunto.sobre,
    html`${formatosOf(conjunto).map((formato) => html`${ligacao(arquivoPath(conjunto, formato), formato.toUpperCase())} `)}${ligacao(
      arquivoPath(conjunto, 'csv', 'internacional'),
      'CSV internacional',
    )}`,
  ]),
)}
<p>${ligacao(`${DADOS}/datapackage.json`, 'Catálogo e dicionário (datapackage.json)')} · ${ligacao(OC4IDS, 'Obras no padrão OC4IDS')}</p>
<p>São até ${POR_MINUTO} consultas por minuto de cada endereço.</p>`

/** Whom to turn to; what the city has not said is said to be so. */
export const contatosSemPrograma = (contatos: Contatos): Html =>
  fatos(
    'A quem recorrer',
    CANAIS.map(({ key, label }) => [label, contatos[key] ?? 'A cidade ainda não informou.']),
  )
