import type { Programa } from './projetos-programas.ts'

/** What is built and kept in the streets: works, water, traffic, planning, environment, risk. */
export const CIDADE: readonly Programa[] = [
  {
    secretaria: 12,
    nome: 'Recapeamento e drenagem - {lugar}',
    descricao:
      'Fresagem, recapeamento asfáltico e galerias de águas pluviais nas vias do bairro {lugar}. Inclui guias, sarjetas e sinalização horizontal.',
    mil: [890, 4200],
    lugares: [
      'Centro',
      'Santa Rita',
      'Parque do Sol',
      'Vila Paraíba',
      'Jardim Tamandaré',
      'Vila Alves',
      'Vila Indiana',
      'Jardim Panorama',
    ],
  },
  {
    secretaria: 12,
    nome: 'Pavimentação de vias - {lugar}',
    descricao:
      'Primeira pavimentação das ruas ainda em terra do bairro {lugar}, com drenagem e acesso a garagens.',
    mil: [640, 3800],
    lugares: [
      'Parque Santa Clara',
      'Chácaras Piagui',
      'Jardim Ícaro',
      'Vila Jacobelli',
      'Jardim Coelho Neto',
    ],
  },
  {
    secretaria: 12,
    nome: 'Calçadas acessíveis - {lugar}',
    descricao: 'Calçadas niveladas, rampas e piso tátil nos trajetos de pedestres do bairro {lugar}.',
    mil: [180, 920],
    lugares: ['Centro', 'Campo do Galvão', 'São Benedito'],
  },
  {
    secretaria: 12,
    nome: 'Iluminação LED - {lugar}',
    descricao:
      'Troca das luminárias de vapor de sódio por LED com telegestão no bairro {lugar}. Redução prevista de 55% no consumo.',
    mil: [240, 1300],
    lugares: ['Centro', 'Engenheiro Neiva', 'Jardim Rony', 'Beira Rio II', 'Jardim Modelo'],
  },
  {
    secretaria: 12,
    nome: 'Praça e academia ao ar livre - {lugar}',
    descricao:
      'Praça com bancos, arborização, brinquedos acessíveis e academia ao ar livre no bairro {lugar}.',
    mil: [160, 780],
    lugares: ['Escola de Especialistas de Aeronáutica', 'Jardim Aeroporto', 'Rocinha'],
  },
  {
    secretaria: 12,
    nome: 'Contenção de encosta - {lugar}',
    descricao:
      'Muro de gabião, drenagem de crista e recomposição vegetal na encosta acima das moradias do bairro {lugar}.',
    mil: [520, 2900],
    lugares: ['Pedreira', 'Alto das Almas'],
  },
  {
    secretaria: 12,
    nome: 'Nova ponte sobre o Rio Paraíba do Sul - ligação Campo do Galvão',
    descricao:
      'Ponte em concreto protendido com quatro faixas, ciclovia e passeio dos dois lados. Financiada em parte com recursos estaduais.',
    mil: [41_200, 41_900],
  },
  {
    secretaria: 12,
    nome: 'Recuperação estrutural da ponte da Av. JK',
    descricao: 'Reforço das longarinas, novas juntas de dilatação e troca dos guarda-corpos.',
    mil: [3100, 3900],
  },
  {
    secretaria: 12,
    nome: 'Canalização do Córrego São Gonçalo',
    descricao:
      'Canal em aduelas de concreto e bacia de detenção para reduzir as enchentes na baixada do São Gonçalo.',
    mil: [9800, 12_400],
  },
  {
    secretaria: 12,
    nome: 'Reforma do Mercado Municipal',
    descricao: 'Nova cobertura, instalações elétricas, câmaras frias e sanitários do Mercado Municipal.',
    mil: [4300, 5600],
  },
  {
    secretaria: 12,
    nome: 'Ampliação do Cemitério Municipal dos Passos',
    descricao: 'Novas quadras, velório com duas salas e drenagem do terreno.',
    mil: [1100, 1900],
  },
  {
    secretaria: 12,
    nome: 'Recuperação de estradas rurais - Rocinha e Pedrinha',
    descricao: 'Cascalhamento, bueiros e caixas de captação em 38 km de estradas municipais.',
    mil: [1500, 2300],
  },
  {
    secretaria: 12,
    nome: 'Reurbanização da Praça Conselheiro Rodrigues Alves',
    descricao:
      'Novo piso em mosaico português, restauro do coreto, paisagismo e iluminação cênica no marco zero da cidade.',
    mil: [2100, 2700],
  },
  {
    secretaria: 12,
    nome: 'Usina de asfalto municipal',
    descricao: 'Compra e montagem de usina móvel de concreto asfáltico com pátio e silos de agregados.',
    mil: [2600, 3400],
  },
  {
    secretaria: 9,
    nome: 'Rede de água - {lugar}',
    descricao: 'Substituição de redes de ferro fundido por PEAD e setorização do abastecimento em {lugar}.',
    mil: [480, 2600],
    lugares: ['Campo do Galvão', 'São Gonçalo', 'Jardim Esplanada', 'Vila Bela'],
  },
  {
    secretaria: 9,
    nome: 'Rede coletora e elevatória de esgoto - {lugar}',
    descricao:
      'Rede coletora, ligações domiciliares e estação elevatória de esgoto no bairro {lugar}. O esgoto deixa de ser lançado no córrego.',
    mil: [1200, 5400],
    lugares: ['Vila Brasil', 'Jardim Primavera', 'Bom Jardim I', 'Granja Patury'],
  },
  {
    secretaria: 9,
    nome: 'Estação de Tratamento de Esgoto Pedregulho - 2ª fase',
    descricao:
      'Reatores, decantadores e emissário que elevam a 98% o esgoto tratado do município. Recursos do Novo PAC.',
    mil: [48_590, 48_620],
  },
  {
    secretaria: 9,
    nome: 'Reservatório de 2 milhões de litros - Portal das Colinas',
    descricao: 'Reservatório apoiado em aço vitrificado, adutora e automação do setor norte.',
    mil: [3600, 4400],
  },
  {
    secretaria: 9,
    nome: 'Programa de redução de perdas de água',
    descricao: 'Troca de 14 mil hidrômetros, pesquisa de vazamentos e válvulas redutoras de pressão.',
    mil: [6200, 7700],
  },
  {
    secretaria: 9,
    nome: 'Modernização da captação do Ribeirão Guaratinguetá',
    descricao: 'Novas bombas, grades mecanizadas e gerador de emergência na captação principal.',
    mil: [2800, 3500],
  },
  {
    secretaria: 20,
    nome: 'Ciclovia Beira-Rio - Centro ao Pedregulho',
    descricao: 'Ciclovia bidirecional de 6,4 km com iluminação, paraciclos e travessias elevadas.',
    mil: [3900, 4900],
  },
  {
    secretaria: 20,
    nome: 'Centro de operações e videomonitoramento',
    descricao: 'Sala de operações 24 horas e 210 câmeras, 40 delas com leitura de placas.',
    mil: [5200, 6400],
  },
  {
    secretaria: 20,
    nome: 'Semáforos inteligentes - corredor Av. JK',
    descricao: 'Controladores sincronizados e botoeiras sonoras em 22 cruzamentos.',
    mil: [1400, 2100],
  },
  {
    secretaria: 20,
    nome: 'Abrigos de ônibus com informação ao passageiro',
    descricao: 'Instalação de 85 abrigos cobertos e acessíveis; 20 deles com painel de horários.',
    mil: [1700, 2300],
  },
  {
    secretaria: 20,
    nome: 'Renovação da frota da Guarda Civil Municipal',
    descricao: 'Compra de doze viaturas, seis motocicletas e rádios digitais.',
    mil: [1900, 2600],
  },
  {
    secretaria: 20,
    nome: 'Rotatória e acesso seguro ao trevo da Via Dutra - Nova Guará',
    descricao: 'Rotatória, faixas de aceleração e passarela no acesso à Rodovia Presidente Dutra.',
    mil: [7400, 8800],
  },
  {
    secretaria: 20,
    nome: 'Sinalização escolar - 42 escolas',
    descricao: 'Faixas elevadas, gradis e sinalização vertical nas zonas escolares.',
    mil: [560, 830],
  },
  {
    secretaria: 27,
    nome: 'Revisão do Plano Diretor Participativo',
    descricao:
      'Diagnóstico, oficinas nos bairros e minuta de lei. Atualiza o zoneamento e as áreas de expansão.',
    mil: [620, 890],
  },
  {
    secretaria: 27,
    nome: 'Regularização fundiária - {lugar}',
    descricao: 'Levantamento topográfico, cadastro social e entrega de títulos às famílias de {lugar}.',
    mil: [190, 640],
    lugares: ['Loteamento São Manoel', 'Vila Frei Galvão', 'Figueira', 'Cooperi'],
  },
  {
    secretaria: 27,
    nome: 'Base cartográfica e cadastro imobiliário georreferenciado',
    descricao: 'Aerolevantamento, nova planta de quadras e integração com o cadastro tributário.',
    mil: [2300, 2900],
  },
  {
    secretaria: 27,
    nome: 'Conjunto habitacional de interesse social - Vista das Paineiras',
    descricao: 'Infraestrutura e 120 moradias em parceria com o Estado.',
    mil: [18_200, 19_600],
  },
  {
    secretaria: 6,
    nome: 'Ecoponto - {lugar}',
    descricao: 'Ponto de entrega voluntária de entulho, móveis e recicláveis no bairro {lugar}.',
    mil: [140, 390],
    lugares: ['Parque São Francisco', 'CECAP', 'Vila Guará', 'Campinho'],
  },
  {
    secretaria: 6,
    nome: 'Parque linear do Ribeirão dos Motas',
    descricao: 'Recuperação da mata ciliar, trilhas e equipamentos de lazer em 2,1 km de margens.',
    mil: [3300, 4100],
  },
  {
    secretaria: 6,
    nome: 'Plano municipal de arborização urbana',
    descricao: 'Inventário de 31 mil árvores e plantio de 6 mil mudas nativas em três anos.',
    mil: [420, 690],
  },
  {
    secretaria: 6,
    nome: 'Centro de bem-estar animal',
    descricao: 'Canil, gatil, centro cirúrgico para castração e espaço de adoção.',
    mil: [2200, 2800],
  },
  {
    secretaria: 6,
    nome: 'Encerramento e monitoramento do antigo aterro',
    descricao: 'Cobertura final, drenagem de gases e poços de monitoramento do lençol freático.',
    mil: [1600, 2400],
  },
  {
    secretaria: 2,
    nome: 'Sistema de alerta de cheias do Rio Paraíba do Sul',
    descricao: 'Doze estações telemétricas, sirenes e mensagens aos moradores das áreas ribeirinhas.',
    mil: [740, 1100],
  },
  {
    secretaria: 2,
    nome: 'Mapeamento de áreas de risco geológico',
    descricao: 'Setorização de risco em 31 áreas e plano de contingência por bairro.',
    mil: [260, 430],
  },
  {
    secretaria: 2,
    nome: 'Base operacional da Defesa Civil - Pedregulho',
    descricao: 'Adaptação de galpão para viaturas, estoque humanitário e sala de situação.',
    mil: [520, 860],
  },
]
