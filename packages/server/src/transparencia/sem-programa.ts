import { arquivoPath, DADOS } from '@paco/domain/dados/conjunto'
import { type Catalogo, OC4IDS } from '@paco/domain/dados/contract'
import { LICENCAS } from '@paco/domain/dados/publicacao'
import { provisorio, regrasDeUso, SOBRE_OC4IDS } from '@paco/domain/dados/regras'
import { type Declaracao, declaracaoText } from '@paco/domain/declaracoes/declaracao'
import type { Painel } from '@paco/domain/painel/painel'
import { ATALHOS } from '@paco/domain/shared/atalhos'
import { type Day, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount } from '@paco/domain/shared/money'
import { NAO_INFORMADO } from '@paco/domain/shared/texto'
import { ACESSIBILIDADE } from '@paco/domain/transparencia/acessibilidade'
import { CANAIS, type Contatos } from '@paco/domain/transparencia/contatos'
import type { PaginaContada } from '@paco/domain/transparencia/contract'
import { type Lugar, mapaPublico } from '@paco/domain/transparencia/mapa-do-site'
import { DIAS_EM_DIA, emDia, PAGINAS } from '@paco/domain/transparencia/paginas'
import { PRIVACIDADE } from '@paco/domain/transparencia/privacidade'
import { type Html, html } from '../http/html.ts'
import { fatos, ligacao, lista, tabela } from '../http/pagina.ts'
import { fraseHtml, secoesHtml } from '../http/texto.ts'

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

const mudou = (instante: string | null) =>
  instante === null ? 'Sem alterações registradas' : `Atualizado em ${formatInstant(instante)}`

/** Open data: every set with its files, under which rules, and what is declared not to be. */
export const dadosSemPrograma = (
  catalogo: Catalogo,
  declaradas: readonly Declaracao[],
  hoje: Day,
): Html => html`
<p>Quem publica: ${catalogo.publicador}. Licença: ${ligacao(LICENCAS[catalogo.licenca].url, LICENCAS[catalogo.licenca].nome)}.</p>
<p>${ligacao(`${DADOS}/datapackage.json`, 'Catálogo e dicionário (datapackage.json)')} · ${ligacao('/api/docs', 'Chamadas')}</p>
<h2>Obras no padrão internacional</h2>
<p>${fraseHtml(SOBRE_OC4IDS)}</p>
${catalogo.provisorio ? html`<p>${fraseHtml(provisorio(catalogo.prefixo))}</p>` : null}
<p>${ligacao(OC4IDS, 'Todas as obras no padrão OC4IDS')} · ${mudou(catalogo.oc4ids_atualizado_em)}</p>
${tabela(
  'Conjuntos de dados abertos',
  ['Conjunto', 'O que é', 'Quando mudou', 'Arquivos'],
  catalogo.conjuntos.map((conjunto) => [
    conjunto.titulo,
    conjunto.sobre,
    mudou(conjunto.atualizado_em),
    html`${conjunto.formatos.map((formato) => html`${ligacao(arquivoPath(conjunto, formato), formato.toUpperCase())} `)}${ligacao(
      arquivoPath(conjunto, 'csv', 'internacional'),
      'CSV internacional',
    )}`,
  ]),
)}
${
  declaradas.length === 0
    ? null
    : html`<h2>Declarações de inexistência</h2>${lista(
        declaradas.map(
          (declarada) => html`${declaracaoText(declarada)}. Vale até ${formatDay(declarada.valida_ate)}.`,
        ),
      )}`
}
<h2>Regras de uso</h2>
${lista(regrasDeUso(catalogo, hoje).map((frase) => fraseHtml(frase)))}`

/** Whom to turn to; what the city has not said is said to be so. */
const canais = (contatos: Contatos): Html =>
  fatos(
    'O que a cidade informa',
    CANAIS.map(({ key, label }) => [label, contatos[key] ?? NAO_INFORMADO]),
  )

export const privacidadeSemPrograma = (contatos: Contatos): Html =>
  secoesHtml({ secoes: PRIVACIDADE, dizeres: contatos, partes: { canais: canais(contatos) } })

const atalhos = (): Html =>
  html`${ATALHOS.map(({ title, shortcuts }) =>
    fatos(
      title,
      shortcuts.map(({ keys, label }) => [label, keys.join(' + ')]),
    ),
  )}`

export const acessibilidadeSemPrograma = (contatos: Contatos): Html =>
  secoesHtml({ secoes: ACESSIBILIDADE, dizeres: contatos, partes: { atalhos: atalhos() } })

const irA = ({ para, titulo }: Lugar) => ligacao(para, titulo)

/** Every page that strangers may open, in the order of the menu. */
export const mapaDoSiteSemPrograma = (): Html =>
  html`${mapaPublico().map(
    ({ titulo, lugares }) =>
      html`<h2>${titulo}</h2>${lista(
        lugares.map((one) =>
          one.abaixo.length === 0 ? irA(one) : html`${irA(one)}${lista(one.abaixo.map(irA))}`,
        ),
      )}`,
  )}`
