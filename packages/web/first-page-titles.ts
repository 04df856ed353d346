import { lancamentosBairrosList } from '../domain/src/bairros/lancamento-bairro.ts'
import { feriadosList } from '../domain/src/calendario/feriado.ts'
import { contratosList } from '../domain/src/contratos/contrato.ts'
import { listOf } from '../domain/src/convenios/convenio.ts'
import { FAMILIAS } from '../domain/src/convenios/familias.ts'
import { regrasList } from '../domain/src/documentos/regra.ts'
import { emendasList } from '../domain/src/emendas/emenda.ts'
import { importacoesList } from '../domain/src/importacoes/importacao.ts'
import { boletinsList } from '../domain/src/medicoes/boletim.ts'
import { orcamentoList } from '../domain/src/orcamento/lancamento.ts'
import { execucaoList } from '../domain/src/painel/execucao.ts'
import { pcaList } from '../domain/src/pca/pca.ts'
import { fichaList, processosList, relacaoList } from '../domain/src/projetos/projeto.ts'
import { remessasList } from '../domain/src/remessas/remessa.ts'
import { secretariasList } from '../domain/src/secretarias/secretaria.ts'
import { contratosPublicosList } from '../domain/src/transparencia/contrato.ts'
import { conveniosPublicosList } from '../domain/src/transparencia/convenio.ts'
import { emendasPublicasList } from '../domain/src/transparencia/emenda.ts'
import { fiscaisList } from '../domain/src/transparencia/fiscal.ts'
import { obrasPublicasList } from '../domain/src/transparencia/obra.ts'
import { pcaPublicoList } from '../domain/src/transparencia/pca.ts'

/** What stands at the top of a page whatever it shows: painted with the outline, before any of its program is here. */
export const TITLES: Readonly<Record<string, string>> = {
  index: 'ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA',
  gantt2: 'Valor',
  folhapagamento: 'Pesquisa Estruturada',
  grafico: 'Painel de Processos',
  fichasecretario: secretariasList.title,
  perfil: 'Conheça o Secretário',
  convenios: 'Convênios',
  calendario: feriadosList.title,
  checklist: regrasList.title,
  projetocompleto: processosList.title,
  employee: relacaoList.title,
  fichaprojeto: fichaList.title,
  legado: 'Lista antiga de projetos',
  orcamento: orcamentoList.title,
  emendas: emendasList.title,
  projetosbairros: lancamentosBairrosList.title,
  contratos: contratosList.title,
  medicoes: boletinsList.title,
  listapca: pcaList.title,
  ...Object.fromEntries(FAMILIAS.map((familia) => [`convenios${familia.key}`, listOf(familia).title])),
  inicio: 'Início',
  graficobarra: 'Painel de Processos',
  execucao: execucaoList.title,
  gantt4: 'Linha do tempo',
  mapa: 'Mapa de projetos',
  importacoes: importacoesList.title,
  importar: 'Importar planilha',
  'etapas/semana': 'Etapas desta semana',
  verificar: 'Verificar documento',
  ajuda: 'Ajuda',
  dados: 'Dados abertos',
  'transparencia/perto': 'Obras perto de você',
  'primeiros-passos': 'Primeiros passos',
  sistema: 'Sistema',
  conformidade: 'Conformidade',
  'relatorios/obras-tce': remessasList.title,
  transparencia: 'Transparência',
  'transparencia/obras': obrasPublicasList.title,
  'transparencia/contratos': contratosPublicosList.title,
  'transparencia/fiscais': fiscaisList.title,
  'transparencia/pca': pcaPublicoList.title,
  'transparencia/convenios': conveniosPublicosList.title,
  'transparencia/emendas': emendasPublicasList.title,
  'transparencia/dotacoes': 'Dotações orçamentárias',
  privacidade: 'Privacidade',
  acessibilidade: 'Acessibilidade',
  'mapa-do-site': 'Mapa do site',
}
