import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** The tables as the migrations leave them. Written by `npm run schema`, never by hand. */
export interface Schema {
  acesso_regras: {
    id: number
    fator_desde: Date | null
  }
  acessos: {
    usuario_id: number
    marca: string
    visto_em: Generated<Date>
  }
  aditivo_mensagens: {
    id: GeneratedAlways<number>
    aditivo_id: number
    id_projeto: number
    texto: string
    autor_id: number
    papel: 'admin' | 'user' | 'auditor'
    criada_em: Date
  }
  aditivos: {
    id: GeneratedAlways<number>
    id_projeto: number
    id_secretaria: number
    tipo: 'valor' | 'supressao' | 'prazo' | 'misto' | 'apostila'
    valor: number | null
    prazo: number | null
    etapa: number | null
    id_orcamento: number | null
    descricao_pedido: string | null
    descricao_decisao: string | null
    status: Generated<'pendente' | 'devolvido' | 'retirado' | 'aprovado' | 'rejeitado'>
    data_criacao: Generated<Date>
    criado_por: number
    data_decisao: Date | null
    decidido_por: number | null
    versao: Generated<number>
    id_contrato: number | null
    supressao: number | null
    reajuste: number | null
    numero_termo: string | null
    data_assinatura: string | null
    fundamento_legal: string | null
    antecipado_em: string | null
    motivo_devolucao: string | null
    devolvido_por: number | null
    devolvido_em: Date | null
    retirado_em: Date | null
    autores: Generated<number[]>
  }
  aditivos_busca: {
    id: number
    busca: string
  }
  agendas: {
    usuario_id: number
    segredo: string
  }
  arquivo_partes: {
    sha256: string
    n: number
    bytes: Buffer
    criada_em: Generated<Date>
  }
  arquivo_restos: {
    sha256: string
    guarda: 'disco' | 's3'
    criado_em: Generated<Date>
  }
  arquivos: {
    sha256: string
    tamanho: number
    tipo: string
    criado_em: Generated<Date>
    usado_em: Date | null
    guarda: Generated<'banco' | 'disco' | 's3' | 'ausente'>
    verificado: Generated<'nao_verificado' | 'pendente' | 'limpo' | 'suspeito'>
    verificado_em: Date | null
    ameaca: string | null
    verificacao_falha: string | null
    verificacao_tentativas: Generated<number>
    verificacao_em: Generated<Date>
  }
  auditoria: {
    id: number
    instante: Date
    usuario_id: number | null
    usuario_nome: string
    origem: string | null
    requisicao: string | null
    entidade: string
    registro_id: string
    acao: 'criou' | 'alterou' | 'excluiu'
    pai: string | null
    id_secretaria: number | null
    antes: ColumnType<unknown, string | null, string | null>
    depois: ColumnType<unknown, string | null, string | null>
    anterior: string
    hash: string
    entrada: number
    abre: boolean
  }
  auditoria_nomes: {
    registro: string
    nome: string
    busca: string
    excluido: Generated<boolean>
  }
  auditoria_pendente: {
    ordem: Generated<number>
    transacao: Generated<string>
    primeira: boolean
    entidade: string
    registro_id: string
    acao: string
    pai: string | null
    id_secretaria: number | null
    antes: ColumnType<unknown, string | null, string | null>
    depois: ColumnType<unknown, string | null, string | null>
  }
  avisos_emails: {
    id: GeneratedAlways<number>
    usuario_id: number
    chave: string
    criado_em: Date
    estado: Generated<'espera' | 'enviando' | 'enviado' | 'sem_motivo' | 'incerto' | 'desistiu'>
    tentativas: Generated<number>
    tentar_em: Date
    instancia: string | null
    enviando_desde: Date | null
    mensagem: number | null
    concluido_em: Date | null
    falha: string | null
  }
  avisos_leitura: {
    usuario_id: number
    lido_ate: Generated<number>
    email: Generated<'imediato' | 'semanal' | 'nenhum'>
  }
  avisos_lidos: {
    usuario_id: number
    chave: string
    ate: number
  }
  bairros: {
    id: Generated<number>
    bairro: string
    zona: string | null
    busca: GeneratedAlways<string | null>
    ativo: Generated<boolean>
    versao: Generated<number>
  }
  checklist_conclusoes: {
    id: GeneratedAlways<number>
    projeto_id: number
    etapa: number
    faltavam: ColumnType<unknown, string, string>
    motivo: string | null
    feita_por: number
    feita_em: Date
  }
  checklist_dispensas: {
    id: GeneratedAlways<number>
    projeto_id: number
    codigo: string
    motivo: string
    feita_por: number
    feita_em: Date
  }
  checklist_etapas: {
    id: number
    bloqueia: Generated<boolean>
    versao: Generated<number>
  }
  checklist_regras: {
    id: GeneratedAlways<number>
    codigo: string
    etapa: number
    nome: string
    exigencia: 'obrigatorio' | 'condicional' | 'facultativo'
    condicao: string
    observacao: string | null
    base: string
    acesso:
      | 'publico'
      | 'publico_apos_edital'
      | 'publico_apos_homologacao'
      | 'sigiloso_ate_resultado'
      | 'publico_sem_dados_bancarios'
      | 'restrito'
    aceita_link: Generated<boolean>
    pncp_tipo: number | null
    oc4ids: string | null
    ordem: Generated<number>
    ativa: Generated<boolean>
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  cidade: {
    id: Generated<number>
    nome: string | null
    uf: string | null
    ibge: string | null
    nome_orgao: Generated<string>
    nome_sistema: Generated<string>
    cnpj: string | null
    endereco: string | null
    telefone: string | null
    fuso: Generated<string>
    centro_latitude: Generated<number>
    centro_longitude: Generated<number>
    zoom: Generated<number>
    raio_km: Generated<number>
    site: string | null
    esic: string | null
    ouvidoria: string | null
    encarregado: string | null
    encarregado_contato: string | null
    portal_contabil: string | null
    tribunal: string | null
    cor_primaria: string | null
    versao: Generated<number>
    modulos_desligados: Generated<string[]>
    familias: ColumnType<unknown, string, string>
  }
  cidade_brasao: {
    id: Generated<number>
    impressao: string
    bytes: Buffer
    miniatura: Buffer
  }
  codigos_recuperacao: {
    usuario_id: number
    codigo_hash: string
    usado_em: Date | null
  }
  configuracao: {
    chave: string
    valor: ColumnType<unknown, string, string>
  }
  contratos: {
    id: GeneratedAlways<number>
    id_secretaria: number
    numero: string
    ano: number
    processo: string | null
    objeto: string
    empresa: string
    cnpj: string | null
    contratacao_direta: Generated<boolean>
    regime: number
    reforma: Generated<boolean>
    assinatura: string | null
    ordem_inicio: string | null
    prazo_dias: number | null
    vigencia_fim: string | null
    vigencia_original: string | null
    valor_inicial: number
    valor_referencia: number | null
    data_base: string | null
    indice: string | null
    fiscal_titular: string | null
    fiscal_titular_id: number | null
    fiscal_substituto: string | null
    fiscal_substituto_id: number | null
    gestor: string | null
    gestor_id: number | null
    pncp_numero: string | null
    cipi: string | null
    situacao: Generated<
      | 'Em preparação'
      | 'Em execução'
      | 'Cumprido'
      | 'Rescindido com sanção'
      | 'Rescindido sem sanção'
      | 'Anulado'
    >
    encerrado_em: string | null
    recebido_provisorio_em: string | null
    recebido_definitivo_em: string | null
    acrescimos: Generated<number>
    supressoes: Generated<number>
    reajustes: Generated<number>
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
    vigencia_inicio: string | null
    numero_parcelas: number | null
    pncp_compra: string | null
    pncp_categoria: number | null
    pncp_ata: 'nenhuma' | 'adesao' | 'remanejamento' | null
    busca_titular: GeneratedAlways<string | null>
    busca_substituto: GeneratedAlways<string | null>
    busca_gestor: GeneratedAlways<string | null>
    reajustes_medidos: Generated<number>
    medido_antes: number | null
    pago_antes: number | null
    antes_ate: string | null
    antes_motivo: string | null
    atestaram: Generated<number[]>
  }
  contratos_correcoes: {
    id: GeneratedAlways<number>
    contrato_id: number
    campo: string
    antes: string | null
    depois: string | null
    motivo: string
    feita_por: number
    feita_em: Date
  }
  contratos_projetos: {
    id: GeneratedAlways<number>
    contrato_id: number
    projeto_id: number
  }
  convenios_dade: {
    id: GeneratedAlways<number>
    objeto: string
    objeto_completo: string | null
    cp_dl_tp: string | null
    contrato: string | null
    numero_convenio: string | null
    ano: number | null
    repasse: number | null
    contrapartida: number | null
    recurso_liberado: string | null
    assinatura_termo: string | null
    vigencia_convenio: string | null
    vigencia_contrato: string | null
    empresa: string | null
    ois: string | null
    fiscal_contador: string | null
    conta_bancaria: string | null
    status: string | null
    versao: Generated<number>
    vence_em: GeneratedAlways<string | null>
    natureza: 'recebe' | 'repassa' | 'sem_recursos' | null
    beneficiario: string | null
    beneficiario_cnpj: string | null
    busca: GeneratedAlways<string | null>
    busca_interna: GeneratedAlways<string | null>
  }
  convenios_estadual: {
    id: GeneratedAlways<number>
    projeto: string
    numero_convenio: string
    ano: number
    repasse: number
    contrapartida: number
    valor_total: number
    assinatura_termo: string
    vigencia_convenio: string
    vigencia_contrato: string
    empresa: string
    fiscal: string
    conta_bancaria: string
    status: string
    versao: Generated<number>
    vence_em: GeneratedAlways<string | null>
    natureza: 'recebe' | 'repassa' | 'sem_recursos' | null
    beneficiario: string | null
    beneficiario_cnpj: string | null
    busca: GeneratedAlways<string | null>
    busca_interna: GeneratedAlways<string | null>
  }
  convenios_federal: {
    id: GeneratedAlways<number>
    objeto: string
    objeto_completo: string
    cp_dl_tp: string
    contrato: string
    numero_convenio: string
    ano: number
    repasse: number
    contrapartida: number
    valor_total: number
    vigencia_convenio: string
    vigencia_contrato: string
    empresa: string
    ois: string
    fiscal: string
    conta_bancaria: string
    recurso_liberado: string
    status: string
    versao: Generated<number>
    vence_em: GeneratedAlways<string | null>
    natureza: 'recebe' | 'repassa' | 'sem_recursos' | null
    beneficiario: string | null
    beneficiario_cnpj: string | null
    busca: GeneratedAlways<string | null>
    busca_interna: GeneratedAlways<string | null>
  }
  convenios_finisa: {
    id: GeneratedAlways<number>
    objeto: string
    objeto_completo: string
    cp_dl_tp: string
    contrato: string
    ano: number
    valor_total: number
    empresa: string
    status: string
    versao: Generated<number>
    natureza: 'recebe' | 'repassa' | 'sem_recursos' | null
    beneficiario: string | null
    beneficiario_cnpj: string | null
    busca: GeneratedAlways<string | null>
  }
  convenios_sempapel: {
    id: GeneratedAlways<number>
    objeto: string | null
    objeto_completo: string | null
    parlamentar: string | null
    cp_dl_tp: string | null
    contrato: string | null
    numero_convenio: string | null
    numero_demanda: string | null
    ano: number | null
    repasse_convenio: number | null
    contra_convenio: number | null
    ass_termo: string | null
    vigencia_convenio: string | null
    vigencia_contrato: string | null
    versao: Generated<number>
    vence_em: GeneratedAlways<string | null>
    natureza: 'recebe' | 'repassa' | 'sem_recursos' | null
    beneficiario: string | null
    beneficiario_cnpj: string | null
    busca: GeneratedAlways<string | null>
  }
  convites: {
    id: GeneratedAlways<number>
    usuario_id: number
    segredo_hash: string
    criado_por: number
    criado_em: Generated<Date>
    expira_em: Date
    usado_em: Date | null
  }
  coordenadas: {
    id: GeneratedAlways<number>
    id_projeto: number
    latitude: number
    longitude: number
    imagem: string | null
    versao: Generated<number>
  }
  correcoes: {
    id: GeneratedAlways<number>
    projeto_id: number
    motivo: string
    etapa: number | null
    valor_antes: number | null
    valor_depois: number | null
    fim_antes: string | null
    fim_depois: string | null
    feita_por: number
    feita_em: Date
  }
  criterios: {
    id: GeneratedAlways<number>
    ciclo: number
    codigo: string
    dimensao: string
    titulo: string
    pede: string | null
    classificacao: 'essencial' | 'obrigatoria' | 'recomendada'
    peso: number
    verificacoes: string[]
    versao: Generated<number>
  }
  declaracoes: {
    id: GeneratedAlways<number>
    codigo: string
    texto: string
    id_secretaria: number | null
    feita_em: string
    feita_por: number
    criada_em: Date
    retirada_em: Date | null
    retirada_por: number | null
    versao: Generated<number>
  }
  desafios: {
    segredo_hash: string
    usuario_id: number
    expira_em: Date
  }
  diario: {
    id: GeneratedAlways<number>
    projeto_id: number
    contrato_id: number | null
    tipo: 'foto' | 'ocorrencia'
    dia: string
    hora: string | null
    etapa: number | null
    momento: 'antes' | 'durante' | 'depois' | null
    texto: string | null
    latitude: number | null
    longitude: number | null
    posicao: 'foto' | 'aparelho' | null
    arquivo: string | null
    arquivo_nome: string | null
    foto: string | null
    miniatura: string | null
    exif_dia: string | null
    chave: string
    autor_id: number
    criado_em: Date
    situacao: Generated<'vigente' | 'sem_efeito'>
    motivo: string | null
    versao: Generated<number>
    busca: GeneratedAlways<string>
  }
  documento_versoes: {
    id: GeneratedAlways<number>
    documento_id: number
    n: number
    publica: Generated<boolean>
    arquivo: string
    arquivo_nome: string
    assinaturas: ColumnType<unknown, string | null, string | null>
    enviado_por: number
    enviado_em: Date
  }
  documentos: {
    id: GeneratedAlways<number>
    entidade:
      | 'projetos'
      | 'contratos'
      | 'aditivos'
      | 'medicoes'
      | 'paralisacoes'
      | 'recebimentos'
      | 'pca'
      | 'convenios_dade'
      | 'convenios_estadual'
      | 'convenios_federal'
      | 'convenios_finisa'
      | 'convenios_sempapel'
    registro_id: number
    projeto_id: number | null
    id_secretaria: number | null
    etapa: number | null
    codigo: string | null
    titulo: string
    numero: string | null
    data_documento: string | null
    link: string | null
    link_conferido_em: string | null
    restrito_base: 'pessoal' | 'reservado' | 'secreto' | 'ultrassecreto' | 'sigilo_legal' | null
    restrito_motivo: string | null
    restrito_ate: string | null
    situacao: Generated<'vigente' | 'sem_efeito'>
    motivo: string | null
    criado_por: number
    criado_em: Date
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
    abre_em: string | null
  }
  emendas: {
    id: GeneratedAlways<number>
    id_secretaria: number
    esfera: 'federal' | 'estadual' | 'municipal'
    numero: string
    ano: number
    autor: string
    partido: string | null
    tipo: 'individual' | 'bancada' | 'comissao' | 'especial'
    forma_repasse:
      | 'transferencia_especial'
      | 'finalidade_definida'
      | 'fundo_a_fundo'
      | 'convenio'
      | 'execucao_direta'
    objeto: string
    funcao: string
    valor_previsto: number
    valor_empenhado: number | null
    valor_liquidado: number | null
    valor_pago: number | null
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  entradas_codigos: {
    codigo_hash: string
    id_hash: string
    usuario_id: number
    provedor: string
    volta: string | null
    expira_em: Date
  }
  entradas_oidc: {
    id_hash: string
    provedor: string
    estado: string
    nonce: string
    verificador: string
    volta: string | null
    sessao_id: string | null
    expira_em: Date
  }
  envios: {
    id: Generated<string>
    usuario_id: number
    nome: string
    tamanho: number
    recebido: Generated<number>
    arquivo: string | null
    criado_em: Generated<Date>
    atualizado_em: Generated<Date>
  }
  etapas: {
    id: GeneratedAlways<number>
    projeto_id: number
    numero: number
    nome: string
    inicio: string | null
    fim: string | null
    prazo: number | null
    situacao: 'Não iniciado' | 'Em andamento' | 'Concluído' | 'Atrasado' | null
    inicio_original: string | null
    fim_original: string | null
    inicio_real: string | null
    fim_real: string | null
  }
  evolucao: {
    projeto_id: number
    dia: string
    progresso: number
  }
  feriados: {
    id: GeneratedAlways<number>
    nome: string
    nivel: 'nacional' | 'estadual' | 'municipal' | 'facultativo'
    regra: 'fixo' | 'movel' | 'unico'
    mes: number | null
    dia_do_mes: number | null
    deslocamento: number | null
    dia: string | null
    ativo: Generated<boolean>
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  fotos: {
    nome: string
    dono: string
    bytes: Buffer
    criada_em: Generated<Date>
    retirada_em: Date | null
  }
  guia: {
    id: Generated<number>
    pula_brasao: Generated<boolean>
    pula_secretarias: Generated<boolean>
    pula_pessoas: Generated<boolean>
    pula_importacao: Generated<boolean>
    pula_publica: Generated<boolean>
    concluido: Generated<boolean>
    versao: Generated<number>
  }
  identidades: {
    id: GeneratedAlways<number>
    usuario_id: number
    emissor: string
    sub: string
    nivel: 'bronze' | 'silver' | 'gold' | null
    criada_em: Generated<Date>
    ultimo_acesso: Date | null
  }
  importacao_linhas: {
    importacao_id: number
    linha: number
    celulas: ColumnType<unknown, string, string>
    acao: 'criar' | 'alterar' | 'igual' | 'erro'
    registro_id: number | null
    versao: number | null
    valores: ColumnType<unknown, string, string>
    antes: ColumnType<unknown, string, string>
    erros: ColumnType<unknown, string, string>
    notas: ColumnType<unknown, string, string>
    feita: 'feita' | 'desfeita' | 'mantida' | null
    versao_depois: number | null
    motivo: string | null
    busca: GeneratedAlways<string>
  }
  importacao_mapas: {
    usuario_id: number
    lista: string
    cabecalho: string
    mapa: ColumnType<unknown, string, string>
    usado_em: Date
  }
  importacoes: {
    id: GeneratedAlways<number>
    lista: string
    titulo: string
    origem: 'planilha' | 'lote'
    arquivo: string | null
    arquivo_nome: string | null
    folhas: ColumnType<unknown, string, string>
    folha: Generated<number>
    cabecalho: ColumnType<unknown, string, string>
    colunas: ColumnType<unknown, string, string>
    mapa: ColumnType<unknown, string, string>
    edicoes: ColumnType<unknown, string, string>
    totais: ColumnType<unknown, string, string>
    somas: ColumnType<unknown, string, string>
    avisos: ColumnType<unknown, string, string>
    situacao:
      | 'conferida'
      | 'na_fila'
      | 'importando'
      | 'importada'
      | 'desfazendo'
      | 'parada'
      | 'desfeita'
      | 'cancelada'
      | 'falhou'
    parcial: Generated<boolean>
    feitas: Generated<number>
    total: Generated<number>
    motivo: string | null
    criado_por: number
    id_secretaria: number | null
    criado_em: Date
    importada_por: number | null
    importada_em: Date | null
    desfeita_em: Date | null
    desfeita_por: number | null
    versao: Generated<number>
    busca: GeneratedAlways<string>
    tentativas: Generated<number>
    falha: string | null
  }
  lancamentos_bairros: {
    id: GeneratedAlways<number>
    bairro: string
    zona: string
    descricao: string
    programa: string | null
    tipo: string
    fonte: string
    valor: number | null
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  limites: {
    chave: string
    contagem: number
    expira_em: Date
  }
  lixeira: {
    id: GeneratedAlways<number>
    entidade: string
    registro_id: number
    nome: string
    id_secretaria: number
    linhas: ColumnType<unknown, string, string>
    fotos: ColumnType<unknown, string, string>
    excluido_por: number
    excluido_em: Date
    busca: GeneratedAlways<string>
  }
  marcos: {
    id: GeneratedAlways<number>
    ano: number
    marco: string
    data: string
    base: string | null
    versao: Generated<number>
  }
  medicoes: {
    id: GeneratedAlways<number>
    contrato_id: number
    revisao_id: number
    numero: number
    inicio: string
    fim: string
    final: Generated<boolean>
    modo: 'por_item' | 'por_etapa'
    situacao: Generated<
      'em_elaboracao' | 'enviada' | 'em_conferencia' | 'atestada' | 'aprovada' | 'liquidada' | 'paga'
    >
    indice_base: number | null
    indice_atual: number | null
    retencao_percentual: number
    deducoes: ColumnType<unknown, string, string>
    valor_periodo: Generated<number>
    valor_glosa: Generated<number>
    valor_reajuste: Generated<number>
    valor_retido: Generated<number>
    valor_deducoes: Generated<number>
    valor_liquido: Generated<number>
    valor_acumulado: Generated<number>
    valor_saldo: Generated<number>
    valor_pago: Generated<number>
    fisico: Generated<number>
    criado_por: number
    enviada_em: Date | null
    atestada_por: number | null
    atestada_em: Date | null
    aprovada_por: number | null
    aprovada_em: Date | null
    liquidada_por: number | null
    liquidada_em: Date | null
    nota_fiscal: string | null
    nota_fiscal_em: string | null
    motivo_devolucao: string | null
    devolvida_por: number | null
    devolvida_em: Date | null
    versao: Generated<number>
    autores: Generated<number[]>
  }
  medicoes_cronograma: {
    contrato_id: number
    chave: number
    mes: number
    percentual: number
  }
  medicoes_itens: {
    medicao_id: number
    chave: number
    pleiteada: number
    aceita: number | null
    valor: Generated<number>
    motivo: string | null
    memoria: string | null
  }
  medicoes_pagamentos: {
    id: GeneratedAlways<number>
    medicao_id: number
    contrato_id: number
    empenho: string
    nota_fiscal: string
    data: string
    valor: number
    registrado_por: number
    registrado_em: Date
  }
  medicoes_regras: {
    id: GeneratedAlways<number>
    contrato_id: number
    modo: 'por_item' | 'por_etapa'
    retencao_percentual: Generated<number>
    plano: ColumnType<unknown, string, string>
    versao: Generated<number>
  }
  migracoes: {
    nome: string
    resumo: string
    aplicada_em: Generated<Date>
  }
  objetos: {
    resumo: string
    feitos: ColumnType<unknown, string, string>
  }
  opcoes_orcamento: {
    id: GeneratedAlways<number>
    lista:
      | 'unidade'
      | 'classificacao'
      | 'funcionais'
      | 'contaelemento'
      | 'aplicacao'
      | 'fontederecurso'
      | 'programa'
    codigo: string
    descricao: string
    grupo: string | null
    id_secretaria: number | null
    ativo: Generated<boolean>
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
    ppa: number | null
    objetivo: string | null
  }
  orcamento: {
    id: GeneratedAlways<number>
    secretaria_id: number
    valor: number
    unidade: string
    orcamento: 'Sim' | 'Nao'
    funcional_programatica: string
    fonte_recurso_stn: string
    fonte_recurso: '01' | '02' | '05' | '07' | '91' | '95'
    ficha: string
    conta_elemento_despesa: string
    classificacao_institucional: string
    aplicacao: string
    versao: Generated<number>
    busca: Generated<string>
    comprometido: Generated<number>
    aprovado: Generated<number>
    exercicio: number | null
  }
  pacotes_cargas: {
    id: GeneratedAlways<number>
    chave: string
    nome: string
    criados: number
    alterados: number
    registros: ColumnType<unknown, string, string>
    carregada_por: number | null
    carregada_em: Date
    desfeita_por: number | null
    desfeita_em: Date | null
    versao: Generated<number>
  }
  pacotes_enviados: {
    id: GeneratedAlways<number>
    chave: string
    nome: string
    conteudo: ColumnType<unknown, string, string>
    enviado_por: number
    enviado_em: Date
    versao: Generated<number>
  }
  paralisacoes: {
    id: GeneratedAlways<number>
    id_projeto: number
    id_contrato: number | null
    ordem: string | null
    motivo:
      | 'recursos'
      | 'repasse'
      | 'abandono'
      | 'rescisao'
      | 'projeto'
      | 'licenca'
      | 'desapropriacao'
      | 'judicial'
      | 'tribunal'
      | 'chuvas'
      | 'outro'
    detalhe: string | null
    responsavel: string
    inicio: string
    reinicio_previsto: string | null
    reinicio: string | null
    aviso_publicado_em: string | null
    placa_em: string | null
    id_apostila: number | null
    criado_por: number
    criado_em: Date
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  parcelas: {
    id: GeneratedAlways<number>
    servico_id: number
    projeto_id: number
    mes: number
    valor: number
    busca: GeneratedAlways<string | null>
  }
  pca: {
    id: GeneratedAlways<number>
    requisitante: string
    objeto: string
    justificativa: string
    expectativa_consumo_anual: number
    valor_preliminar: number
    data_pretendida: string
    prioridade: string
    indicacao_vinculacao_dependencia: string | null
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
    plano_id: Generated<number>
    numero_item: Generated<number>
    id_secretaria: number | null
    categoria: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | null
    classificacao: '1' | '2' | null
    classificacao_codigo: string | null
    classificacao_nome: string | null
    unidade_fornecimento: string | null
    valor_exercicio: number | null
    renovacao: Generated<boolean>
    grupo_codigo: string | null
    grupo_nome: string | null
    situacao: Generated<'rascunho' | 'enviado' | 'devolvido' | 'aprovado' | 'consolidado' | 'cancelado'>
    motivo: string | null
    criado_por: number | null
    consolidado_em: number | null
    enviado: ColumnType<unknown, string | null, string | null>
    vinculados: Generated<number>
    comprometido: Generated<number>
    contratado: Generated<number>
    execucao: Generated<'planejado' | 'preparacao' | 'licitacao' | 'contratado'>
    vivo: GeneratedAlways<boolean | null>
    pronto: GeneratedAlways<boolean | null>
    autores: Generated<number[]>
    adiado_de: number | null
  }
  pca_planos: {
    id: GeneratedAlways<number>
    ano: number
    codigo_unidade: Generated<string>
    nome_unidade: string
    situacao: Generated<'elaboracao' | 'aprovacao' | 'aprovado' | 'publicado' | 'revisao' | 'encerrado'>
    aprovado_em: Date | null
    aprovado_por: number | null
    publicado_em: Date | null
    enviado_em: string | null
    pncp_sequencial: number | null
    pncp_numero_controle: string | null
    ultimo_numero: Generated<number>
    versao: Generated<number>
  }
  pca_revisoes: {
    id: GeneratedAlways<number>
    pca_id: number
    numero: number
    tipo: 'inclusao' | 'alteracao' | 'exclusao'
    antes: ColumnType<unknown, string, string>
    depois: ColumnType<unknown, string, string>
    justificativa: string
    feita_por: number | null
    feita_em: Generated<Date>
    enviada: Generated<boolean>
  }
  pedidos: {
    usuario_id: number
    chave: string
    impressao: string
    resultado: ColumnType<unknown, string | null, string | null>
    criado_em: Generated<Date>
  }
  pncp_envios: {
    id: GeneratedAlways<number>
    o_que: string
    chave: string
    hash: string
    estado: 'enviando' | 'enviado' | 'recusado' | 'incerto'
    tentativa: Generated<number>
    tentado_em: Date
    tentado_por: number | null
    resposta: string | null
    local: string | null
    enviado_em: Date | null
    conteudo: ColumnType<unknown, string | null, string | null>
  }
  prazos_cumpridos: {
    id: GeneratedAlways<number>
    chave: string
    cumprido_em: string
    evidencia: string | null
    feito_por: number
    feito_em: Date
    arquivo: string | null
    arquivo_nome: string | null
  }
  projeto_texto: {
    id: number
    proprios: string
    reservado: string
    etapas: Generated<string>
  }
  projetos: {
    id: GeneratedAlways<number>
    id_secretaria: number
    nomeprojeto: string
    descricao: string | null
    ano: number | null
    valor: number | null
    valor_original: number | null
    gestorprocesso: string | null
    status: Generated<string>
    progresso: Generated<number>
    etapa_atual: Generated<number>
    etapas_atrasadas: Generated<number[]>
    termina_em: string | null
    versao: Generated<number>
    busca: Generated<string>
    base_congelada_em: Date | null
    base_congelada_por: 'aditivo' | 'etapa4' | 'contrato' | null
    etapas_nao_iniciadas: Generated<number[]>
    gasto: Generated<number>
    acrescimos: Generated<number>
    aditivo_decidido: Generated<boolean>
    localizado: Generated<boolean>
    supressoes: Generated<number>
    reajustes: Generated<number>
    valor_aditado: Generated<boolean>
    paralisacao: ColumnType<unknown, string | null, string | null>
    sem_evolucao_em: string | null
    natureza: 'obra' | 'servico_engenharia' | 'compra' | 'servico' | 'outro' | null
    descricao_publica: string | null
    endereco: string | null
    programa: string | null
    fora_do_pca: string | null
    contratado: number | null
    medido: number | null
    pago: number | null
    fisico: number | null
    arquivado_em: Date | null
    arquivado_por: number | null
    arquivado_motivo: string | null
    arquivado: GeneratedAlways<boolean>
    diario_escrito: Generated<boolean>
    documento_lacrado: Generated<boolean>
  }
  projetos_totais: {
    id_secretaria: number
    status: string
    ano: number
    quantidade: number
    valor: number
    arquivado: Generated<boolean>
  }
  quantitativos_itens: {
    revisao_id: number
    chave: Generated<number>
    ordem: number
    codigo: string
    tipo: 'grupo' | 'item'
    tabela: string | null
    codigo_tabela: string | null
    descricao: string
    unidade: string | null
    quantidade: number | null
    custo_unitario: number | null
    bdi: number | null
    preco_referencia: number | null
    preco_unitario: number | null
    valor: Generated<number>
  }
  quantitativos_revisoes: {
    id: GeneratedAlways<number>
    contrato_id: number
    revisao: number
    aditivo_id: number | null
    vigente_de: string
    situacao: Generated<'rascunho' | 'aprovada'>
    bdi: Generated<number>
    arredondamento: Generated<'arredondar' | 'truncar'>
    total: Generated<number>
    aprovada_por: number | null
    aprovada_em: Date | null
    versao: Generated<number>
    autores: Generated<number[]>
  }
  recebimentos: {
    id: GeneratedAlways<number>
    contrato_id: number
    tipo: 'provisorio' | 'definitivo'
    data: string
    responsaveis: ColumnType<unknown, string, string>
    descricao: string
    ressalvas: string | null
    corrigir_ate: string | null
    sanadas_em: string | null
    registrado_por: number
    versao: Generated<number>
  }
  remessas: {
    id: GeneratedAlways<number>
    tribunal: string
    inicio: string
    fim: string
    linhas: number
    arquivo: string
    arquivo_nome: string
    feita_por: number
    feita_em: Date
    busca: GeneratedAlways<string | null>
  }
  repasses: {
    id: GeneratedAlways<number>
    dade_id: number | null
    estadual_id: number | null
    federal_id: number | null
    finisa_id: number | null
    sempapel_id: number | null
    data: string
    valor: number
    parcela: string | null
    observacao: string | null
    versao: Generated<number>
  }
  secretarias: {
    id: Generated<number>
    nomesecretaria: string
    secretario: string | null
    formacao: string | null
    dataregistro: string | null
    imagem: string | null
    tipo: Generated<'secretaria' | 'assessoria' | 'entidade'>
    nome_curto: string | null
    nome_oficial: string | null
    ordem_grafico: number | null
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
    ativo: Generated<boolean>
    ordem: number | null
    busca_nome: GeneratedAlways<string | null>
  }
  seguidos: {
    usuario_id: number
    projeto_id: number
    desde: number
    seguido_em: Generated<Date>
  }
  segundo_fator: {
    id: GeneratedAlways<number>
    usuario_id: number
    segredo: string
    comecado_em: Generated<Date>
    ligado_em: Date | null
    ultimo_passo: Generated<number>
    codigos_restantes: Generated<number>
    codigos_em: Date | null
  }
  senha_links: {
    id: GeneratedAlways<number>
    usuario_id: number
    segredo_hash: string
    criado_por: number | null
    criado_em: Generated<Date>
    expira_em: Date
    usado_em: Date | null
  }
  senha_pedidos: {
    id: GeneratedAlways<number>
    email: string
    pedido_em: Generated<Date>
  }
  servicos: {
    id: GeneratedAlways<number>
    projeto_id: number
    descricao: string
    valor_total: number
    peso: Generated<number>
    versao: Generated<number>
    busca: GeneratedAlways<string | null>
  }
  sessoes: {
    id: string
    usuario_id: number
    criada_em: Generated<Date>
    expira_em: Date
    origem: string | null
    navegador: string | null
    fator_em: Date | null
  }
  tribunais: {
    id: GeneratedAlways<number>
    codigo: string
    sigla: string
    nome: string
    site: string | null
    sistema: string | null
    leiaute: Generated<string>
    semestre: Generated<number>
    prazo_dias: number | null
    versao: Generated<number>
  }
  usuarios: {
    id: GeneratedAlways<number>
    name: string
    email: string
    senha_hash: string
    senha_trocada_em: Generated<Date>
    role: Generated<'admin' | 'user' | 'auditor'>
    id_secretaria: number | null
    ativo: Generated<boolean>
    ultimo_acesso: Date | null
    versao: Generated<number>
    busca: string | null
    busca_nome: GeneratedAlways<string | null>
    email_confirmado: Generated<boolean>
  }
  vinculos: {
    id: GeneratedAlways<number>
    projeto_id: number
    orcamento_id: number | null
    pca_id: number | null
    bairro_id: number | null
    dade_id: number | null
    estadual_id: number | null
    federal_id: number | null
    finisa_id: number | null
    sempapel_id: number | null
    valor: number | null
    versao: Generated<number>
    emenda_id: number | null
  }
  visoes: {
    id: GeneratedAlways<number>
    id_usuario: number
    lista: string
    nome: string
    consulta: string
    compartilhada: Generated<boolean>
    id_secretaria: number | null
    versao: Generated<number>
  }
}
