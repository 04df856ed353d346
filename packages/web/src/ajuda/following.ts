import { aditivos } from './chapters/aditivos.tsx'
import { administracao } from './chapters/administracao.tsx'
import { avisos } from './chapters/avisos.tsx'
import { bairros } from './chapters/bairros.tsx'
import { conformidade } from './chapters/conformidade.tsx'
import { contratos } from './chapters/contratos.tsx'
import { convenios } from './chapters/convenios.tsx'
import { dados } from './chapters/dados.tsx'
import { diario } from './chapters/diario.tsx'
import { documentos } from './chapters/documentos.tsx'
import { emendas } from './chapters/emendas.tsx'
import { historico } from './chapters/historico.tsx'
import { importar } from './chapters/importar.tsx'
import { inicio } from './chapters/inicio.tsx'
import { listas } from './chapters/listas.tsx'
import { lote } from './chapters/lote.tsx'
import { mapa } from './chapters/mapa.tsx'
import { medicoes } from './chapters/medicoes.tsx'
import { obras } from './chapters/obras.tsx'
import { orcamento } from './chapters/orcamento.tsx'
import { paineis } from './chapters/paineis.tsx'
import { paralisacoes } from './chapters/paralisacoes.tsx'
import { pca } from './chapters/pca.tsx'
import { planilha } from './chapters/planilha.tsx'
import { prazos } from './chapters/prazos.tsx'
import { primeirosPassos } from './chapters/primeiros-passos.tsx'
import { processos } from './chapters/processos.tsx'
import { recebimento } from './chapters/recebimento.tsx'
import { secretarias } from './chapters/secretarias.tsx'
import { servicos } from './chapters/servicos.tsx'
import { transparencia } from './chapters/transparencia.tsx'
import { verificar } from './chapters/verificar.tsx'
import type { Chapter } from './types.ts'

/** All chapters after the first, in the order in which they are read. */
export const FOLLOWING: readonly Chapter[] = [
  primeirosPassos,
  inicio,
  paineis,
  processos,
  servicos,
  contratos,
  aditivos,
  medicoes,
  paralisacoes,
  planilha,
  recebimento,
  documentos,
  diario,
  orcamento,
  pca,
  bairros,
  convenios,
  emendas,
  mapa,
  secretarias,
  prazos,
  avisos,
  listas,
  importar,
  lote,
  historico,
  obras,
  verificar,
  dados,
  conformidade,
  transparencia,
  administracao,
]
