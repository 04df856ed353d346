import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { rangeText } from '@paco/domain/http/view'
import { lugarText } from '@paco/domain/obras/lugar'
import type { ObraNaLista, ObraPublica } from '@paco/domain/obras/obra'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import { andamentoDaObra, notaDoPago, quandoDaObra, quantoDaObra } from '@paco/domain/obras/quadro'
import { SITUACAO_OBRA_LABELS } from '@paco/domain/obras/situacao'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { type Html, html } from '../http/html.ts'
import { fatos, ligacao, tabela } from '../http/pagina.ts'

/** Shown only where there is something to show. */
const part = (titulo: string, rows: readonly unknown[], content: () => Html) =>
  rows.length === 0 ? null : html`<h2>${titulo}</h2>${content()}`

const contratoHtml = (contrato: ObraPublica['contratos'][number]): Html =>
  fatos(`Contrato ${contrato.numero_ano}`, [
    ['Contrato', ligacao(`/contratos/${contrato.id}`, contrato.numero_ano)],
    ['Empresa', contrato.empresa],
    ['CNPJ', contrato.cnpj === null ? null : formatCnpj(contrato.cnpj)],
    ['Assinatura', formatDay(contrato.assinatura)],
    ['Valor atual', formatMoney(contrato.valor_atual)],
    ['Fiscal', contrato.fiscal_titular],
    ['Fiscal substituto', contrato.fiscal_substituto],
    ['Gestor', contrato.gestor],
  ])

/** A work as a page without a program tells it: all of its facts, as tables. */
export const semPrograma = (obra: ObraPublica): Html => html`
${obra.descricao === null ? null : html`<p>${obra.descricao}</p>`}
${fatos('A obra', [
  ['Situação', SITUACAO_OBRA_LABELS[obra.situacao]],
  ['Secretaria', obra.secretaria],
  ['Onde', lugarText(obra)],
  ...andamentoDaObra(obra),
  ...quantoDaObra(obra),
  ['Sobre o que foi pago', notaDoPago(obra)],
  ['De onde vem o dinheiro', obra.fontes.join('; ')],
  ...quandoDaObra(obra),
  ['Por que a data mudou', obra.fim_motivos.join('; ')],
  ['Sobre a previsão', obra.situacao === 'concluida' ? null : (obra.ritmo ?? obra.fim_texto)],
  ['Atualizado em', obra.atualizado_em === null ? null : formatInstant(obra.atualizado_em)],
])}
${part('Quem faz e quem fiscaliza', obra.contratos, () => html`${obra.contratos.map(contratoHtml)}`)}
${part('O que mudou', obra.mudancas, () =>
  tabela(
    'Da mais nova para a mais antiga',
    ['Data', 'O quê', 'Detalhe'],
    obra.mudancas.map(({ dia, titulo, texto }) => [formatDay(dia), titulo, texto]),
  ),
)}
${part('Documentos', obra.documentos, () =>
  tabela(
    'Documentos que todos podem ler',
    ['Documento', 'Tipo', 'Tamanho', 'Público desde'],
    obra.documentos.map(({ titulo, tipo, formato, tamanho, endereco, processo, publico_desde }) => [
      endereco === null ? `${titulo} (${processo})` : ligacao(endereco, titulo),
      [tipo, formato].filter(Boolean).join(', '),
      tamanho === null ? '' : formatTamanho(tamanho),
      formatDay(publico_desde),
    ]),
  ),
)}
${part('Fotos', obra.fotos, () =>
  tabela(
    'Da mais nova para a mais antiga',
    ['Data', 'Foto'],
    obra.fotos.map(({ dia, foto, legenda }) => [
      formatDay(dia),
      ligacao(`/img/${foto}`, legenda ?? 'Foto da obra'),
    ]),
  ),
)}
<p>${ligacao(`/api/dados/oc4ids/${obra.id}.json`, 'Dados abertos desta obra')} · ${ligacao(`/api/obras/${obra.id}/rss`, 'Acompanhar por RSS')}</p>`

/** Works as a table, each leading to its page. */
const tabelaDeObras = (legenda: string, obras: readonly ObraNaLista[]): Html =>
  tabela(
    legenda,
    ['Obra', 'Como está', 'Onde', 'Secretaria'],
    obras.map((obra) => [
      ligacao(caminhoDaObra(obra.id), obra.nome),
      obra.resumo,
      lugarText(obra),
      obra.secretaria,
    ]),
  )

/** More works than these a page without a program does not list: its file has them all. */
const MOST = 200

/** Works of a neighbourhood, or all, by name. */
export function pertoSemPrograma(obras: readonly ObraNaLista[], bairro: string | null): Html {
  if (obras.length === 0) return html`<p>Nenhuma obra aqui.</p>`
  const where = bairro === null ? 'da prefeitura' : `em ${bairro}`
  return tabelaDeObras(
    `Obras ${where}: ${rangeText(1, MOST, Math.min(obras.length, MOST), obras.length)}`,
    obras.slice(0, MOST),
  )
}
