import type { Secao } from '../shared/texto.ts'

/** Which personal data there are, what for, and whom to ask. */
export const PRIVACIDADE: readonly Secao[] = [
  { titulo: 'A quem recorrer', parte: 'canais' },
  {
    titulo: 'Quem só consulta',
    paragrafos: [
      'As páginas públicas não pedem cadastro. O sistema não usa cookies, não mede visitas e não carrega nada que identifique você em outros sites. As imagens do mapa vêm do servidor de mapas que a Prefeitura escolheu, que recebe o endereço de rede de quem abre a página do mapa.',
      'Para limitar abusos, o servidor conta por alguns minutos quantas consultas vêm de cada endereço de rede. A escolha de tema e os filtros ficam só no seu navegador.',
    ],
  },
  {
    titulo: 'Quem tem conta',
    itens: [
      'Nome, e-mail, papel e secretaria, para saber quem pode fazer o quê.',
      'A senha é guardada de modo que ninguém pode lê-la.',
      'De cada sessão aberta, o endereço de rede e o programa usado, para que a pessoa a reconheça e possa encerrá-la.',
      'Tudo o que uma pessoa grava fica na trilha de auditoria com o nome dela, por dever de prestação de contas. A trilha não se apaga.',
    ],
  },
  {
    titulo: 'O que é publicado sobre pessoas',
    itens: [
      'Servidores aparecem pelo nome e só no que respondem pelo cargo, como a fiscalização de um contrato ou a ordem que paralisou uma obra.',
      'Empresas contratadas aparecem com nome e CNPJ.',
      'Não são publicados e-mails, contas bancárias, rascunhos nem documentos restritos, e nenhum cadastro pede CPF. As fotos do diário de obra saem sem a posição e a hora que a câmera anota.',
      'Um texto que parece conter CPF, e-mail, telefone ou conta bancária é retido até que alguém o corrija.',
    ],
  },
  {
    titulo: 'Por quê, e por quanto tempo',
    paragrafos: [
      'O tratamento serve à execução de políticas públicas e a deveres legais da Prefeitura (LGPD, arts. 7º, II e III, e 23; Lei 12.527/2011, art. 8º). Os registros de obras, contratos e pagamentos são guardados enquanto a lei os exige; contas de pessoas deixam de valer quando são desativadas.',
    ],
  },
  {
    titulo: 'Seus direitos',
    paragrafos: [
      [
        'Você pode pedir ao encarregado para confirmar se há dados seus, ter acesso a eles e corrigir o que estiver errado. Encontrou um dado pessoal que não devia estar público? Avise o encarregado ou a ouvidoria. O que os ',
        { para: '/dados', texto: 'dados abertos' },
        ' têm e não têm está dito na página deles.',
      ],
    ],
  },
]
