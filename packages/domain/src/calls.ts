import { aditivosCalls } from './aditivos/contract.ts'
import { arquivosCalls } from './arquivos/contract.ts'
import { auditoriaCalls } from './auditoria/contract.ts'
import { avisosCalls } from './avisos/contract.ts'
import { bairrosCalls } from './bairros/contract.ts'
import { calendarioCalls } from './calendario/contract.ts'
import { cidadeCalls } from './cidade/contract.ts'
import { conformidadeCalls } from './conformidade/contract.ts'
import { contratosCalls } from './contratos/contract.ts'
import { conveniosCalls } from './convenios/contract.ts'
import { dadosCalls } from './dados/contract.ts'
import { declaracoesCalls } from './declaracoes/contract.ts'
import { diarioCalls } from './diario/contract.ts'
import { documentosCalls, verificarCalls } from './documentos/contract.ts'
import { emendasCalls } from './emendas/contract.ts'
import { guiaCalls } from './guia/contract.ts'
import { identidadesCalls } from './identidades/contract.ts'
import { importacoesCalls } from './importacoes/contract.ts'
import { loteCalls } from './importacoes/lote-contract.ts'
import { inicioCalls } from './inicio/contract.ts'
import { legadoCalls } from './legado/contract.ts'
import { lixeiraCalls } from './lixeira/contract.ts'
import { mapaCalls } from './mapa/contract.ts'
import { medicoesCalls } from './medicoes/contract.ts'
import { obrasCalls } from './obras/contract.ts'
import { orcamentoCalls } from './orcamento/contract.ts'
import { pacotesCalls } from './pacotes/contract.ts'
import { painelCalls } from './painel/contract.ts'
import { execucaoCalls } from './painel/execucao-contract.ts'
import { paralisacoesCalls } from './paralisacoes/contract.ts'
import { pcaCalls } from './pca/contract.ts'
import { pesquisaCalls } from './pesquisa/contract.ts'
import { prazosCalls } from './prazos/contract.ts'
import { arquivamentoCalls } from './projetos/arquivamento-contract.ts'
import { projetosCalls } from './projetos/contract.ts'
import { semanaCalls } from './projetos/semana-contract.ts'
import { quantitativosCalls } from './quantitativos/contract.ts'
import { recebimentosCalls } from './recebimentos/contract.ts'
import { remessasCalls } from './remessas/contract.ts'
import { secretariasCalls } from './secretarias/contract.ts'
import { servicosCalls } from './servicos/contract.ts'
import { sistemaCalls } from './sistema/contract.ts'
import { copiasCalls } from './sistema/copias-contract.ts'
import { instalacaoCalls } from './sistema/instalacao-contract.ts'
import { transparenciaCalls } from './transparencia/contract.ts'
import { usuariosCalls } from './usuarios/contract.ts'
import { convitesCalls } from './usuarios/convite-contract.ts'
import { fatorCalls } from './usuarios/fator-contract.ts'
import { senhaCalls } from './usuarios/senha-contract.ts'
import { sessaoCalls } from './usuarios/sessao-contract.ts'
import { vinculosCalls } from './vinculos/contract.ts'
import { visoesCalls } from './visoes/contract.ts'

/** Every call of the product. The server does not compile with one of them unanswered. */
export const calls = {
  ...sistemaCalls,
  ...instalacaoCalls,
  ...copiasCalls,
  ...sessaoCalls,
  ...usuariosCalls,
  ...convitesCalls,
  ...senhaCalls,
  ...fatorCalls,
  ...identidadesCalls,
  ...cidadeCalls,
  ...secretariasCalls,
  ...arquivosCalls,
  ...orcamentoCalls,
  ...emendasCalls,
  ...projetosCalls,
  ...semanaCalls,
  ...servicosCalls,
  ...contratosCalls,
  ...aditivosCalls,
  ...paralisacoesCalls,
  ...quantitativosCalls,
  ...recebimentosCalls,
  ...medicoesCalls,
  ...mapaCalls,
  ...legadoCalls,
  ...painelCalls,
  ...execucaoCalls,
  ...prazosCalls,
  ...pesquisaCalls,
  ...pcaCalls,
  ...bairrosCalls,
  ...conveniosCalls,
  ...vinculosCalls,
  ...diarioCalls,
  ...documentosCalls,
  ...arquivamentoCalls,
  ...lixeiraCalls,
  ...importacoesCalls,
  ...loteCalls,
  ...verificarCalls,
  ...declaracoesCalls,
  ...calendarioCalls,
  ...visoesCalls,
  ...pacotesCalls,
  ...dadosCalls,
  ...remessasCalls,
  ...obrasCalls,
  ...transparenciaCalls,
  ...conformidadeCalls,
  ...guiaCalls,
  ...auditoriaCalls,
  ...avisosCalls,
  ...inicioCalls,
}
