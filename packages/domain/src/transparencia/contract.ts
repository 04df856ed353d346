import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call, ofToday } from '../http/call.ts'
import { exportCall, listCall, listFilter } from '../http/list.ts'
import { envelope } from '../http/replies.ts'
import { orcamentoList } from '../orcamento/lancamento.ts'
import { contatos } from './contatos.ts'
import { contratoPublico, contratosPublicosList } from './contrato.ts'
import { convenioPublico, conveniosPublicosList } from './convenio.ts'
import { emendaPublica, emendasPublicasList } from './emenda.ts'
import { fiscaisList, fiscalPublico } from './fiscal.ts'
import { obraPublica, obrasPublicasList } from './obra.ts'
import { PAGINA_NAMES } from './paginas.ts'
import { pcaPublico, pcaPublicoList } from './pca.ts'

/** What the portal tells of one of its pages. */
export const paginaContada = z.object({
  pagina: z.enum(PAGINA_NAMES),
  registros: z.number(),
  /** The years it can be narrowed to, the newest first; none where its records have no year. */
  anos: z.array(z.number()),
  atualizado_em: z.nullable(z.string()),
  /** What the city declares today that it has none of, in a sentence each. */
  declarado: z.array(z.string()),
})
export type PaginaContada = z.output<typeof paginaContada>

/** What the budget lines of one functional code come to. */
export const grupoDeDotacao = z.object({
  funcional: z.string(),
  /** What its programme is called in the newest year of the filter's lines. */
  programa: z.nullable(z.string()),
  lancamentos: z.number(),
  valor: z.number(),
})
export type GrupoDeDotacao = z.output<typeof grupoDeDotacao>

const BASE = '/api/transparencia'

export const transparenciaCalls = {
  getTransparencia: ofToday(
    call({
      method: 'GET',
      path: BASE,
      summary:
        'As páginas públicas: o que cada uma tem, de que anos, quando mudou, e o que se declara não haver',
      access: anyone,
      reply: () => envelope(paginaContada),
    }),
  ),
  getContatos: call({
    method: 'GET',
    path: `${BASE}/contatos`,
    summary: 'Encarregado de dados pessoais, ouvidoria, SIC e portal contábil, como a cidade os informa',
    access: anyone,
    reply: () => envelope(contatos),
  }),
  listObrasPublicas: ofToday(listCall(obrasPublicasList, `${BASE}/obras`, anyone, () => obraPublica)),
  exportObrasPublicas: ofToday(exportCall(obrasPublicasList, anyone)),
  listContratosPublicos: listCall(contratosPublicosList, `${BASE}/contratos`, anyone, () => contratoPublico),
  exportContratosPublicos: exportCall(contratosPublicosList, anyone),
  listFiscaisPublicos: ofToday(listCall(fiscaisList, `${BASE}/fiscais`, anyone, () => fiscalPublico)),
  exportFiscaisPublicos: ofToday(exportCall(fiscaisList, anyone)),
  listConveniosPublicos: ofToday(
    listCall(conveniosPublicosList, `${BASE}/convenios`, anyone, () => convenioPublico),
  ),
  exportConveniosPublicos: ofToday(exportCall(conveniosPublicosList, anyone)),
  listEmendasPublicas: listCall(emendasPublicasList, `${BASE}/emendas`, anyone, () => emendaPublica),
  exportEmendasPublicas: exportCall(emendasPublicasList, anyone),
  listPcaPublico: listCall(pcaPublicoList, `${BASE}/pca`, anyone, () => pcaPublico),
  exportPcaPublico: exportCall(pcaPublicoList, anyone),
  getDotacoes: call({
    method: 'GET',
    path: `${BASE}/dotacoes`,
    summary: 'O que os lançamentos do orçamento somam por código funcional',
    access: anyone,
    query: () => listFilter(orcamentoList),
    reply: () => envelope(grupoDeDotacao),
  }),
}
