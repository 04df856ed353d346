import { Figure } from '../figure.tsx'
import { RolesTable } from '../roles-table.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const usuarios = (
  <Topic title="Usuários">
    <ol>
      <li>
        Em <b>Usuários</b>, no menu, clique em <b>Convidar</b>: informe nome, e-mail, papel e secretaria, e{' '}
        <b>Enviar por e-mail</b>, ou copie o link e envie-o à pessoa, que escolhe a própria senha. Ou clique
        em <b>Adicionar usuário</b>.
      </li>
      <li>
        Informe nome, e-mail, papel, secretaria e uma senha provisória, e clique em <b>Criar usuário</b>.
      </li>
      <li>
        Para mudar papel, secretaria ou senha: <b>Editar</b> e <b>Salvar</b>. A pessoa precisa entrar de novo.
      </li>
      <li>
        Quem ainda não entrou pode escolher a própria senha: <b>Gerar convite</b>, e <b>Enviar por e-mail</b>{' '}
        ou <b>Copiar</b>, para enviar o link só a essa pessoa. Ele vale uma vez, por 7 dias; gerar outro
        cancela o anterior. Depois de importar pessoas, <b>Gerar convites</b> baixa uma planilha com os links
        de todas. Os filtros mostram quem nunca entrou, quem está sem secretaria e quem ligou a verificação em
        duas etapas. Quem perdeu o celular e os códigos pede <b>Zerar a verificação</b>: a pessoa sai, é
        avisada por e-mail e entra só com a senha.
      </li>
      <li>
        Quem criou a própria conta aparece com <b>E-mail não confirmado</b>: qualquer um pode ter digitado
        aquele e-mail. Ao dar papel ou secretaria a essa conta, a senha dela deixa de valer; em seguida, use{' '}
        <b>Gerar convite</b> e entregue o link a quem você conhece, ou dê uma senha em <b>Editar</b>.
      </li>
      <li>
        Quem deixa a Prefeitura: <b>Desativar</b>. A pessoa sai na hora e o histórico dela continua.
      </li>
    </ol>
    <Figure name="usuarios" />
  </Topic>
)

const papeis = (
  <Topic title="Papéis: quem pode o quê">
    <RolesTable />
  </Topic>
)

const opcoes = (
  <Topic title="Opções do orçamento">
    <p>
      Em <b>Opções do orçamento</b> estão os códigos que os lançamentos oferecem. <b>Adicionar opção</b> cria
      um código. <b>Retirar</b> deixa de oferecê-lo sem mudar os lançamentos que já o usam;{' '}
      <b>Trazer de volta</b> desfaz. O código de uma opção não muda: retire-a e crie outra.
    </p>
  </Topic>
)

const calendario = (
  <Topic title="Calendário da cidade">
    <p>
      Em <b>Calendário da cidade</b> estão os dias sem expediente, pelos quais se contam os dias úteis.{' '}
      <b>Adicionar feriado</b> cria um: todo ano no mesmo dia, contado da Páscoa, ou uma vez só, como um ponto
      facultativo. <b>Tirar de uso</b> faz o dia voltar a contar. Os prazos que já correm são contados de novo
      na hora. Mais abaixo, o <b>Calendário fiscal</b> tem as datas de cada ano (PPA, LDO, LOA, último dia de
      empenho e PCA): vêm as usuais, e <b>Mudar</b> diz a da cidade e o ato que a fixa.
    </p>
  </Topic>
)

const bairros = (
  <Topic title="Bairros">
    <p>
      Em <b>Bairros</b> estão os que os lançamentos e os projetos oferecem, cada um com a sua zona.{' '}
      <b>Adicionar bairro</b> cria um; <b>Tirar de uso</b> deixa de sugeri-lo. Só se exclui um que ninguém
      usa.
    </p>
  </Topic>
)

const pacotes = (
  <Topic title="Pacotes de dados">
    <p>
      Em <b>Pacotes</b> há secretarias, bairros, códigos, feriados, tribunais de contas e critérios de
      transparência prontos. <b>Conferir</b> diz o que é novo, igual ou diferente, sem escrever nada;{' '}
      <b>Carregar</b> cria o que falta e só muda os diferentes se pedido. <b>Desfazer</b> retira o que a carga
      criou, enquanto ninguém o usa nem mudou. Um arquivo JSON da mesma forma pode ser enviado.
    </p>
  </Topic>
)

const armazenamento = (
  <Topic title="Armazenamento">
    <p>
      Em <b>Armazenamento</b> está quanto os arquivos ocupam, de quanto a cidade pode guardar, por tipo. A
      barra fica amarela a partir de 80% e vermelha a partir de 95%, com o que fazer. O que ninguém usa sai
      sozinho.
    </p>
  </Topic>
)

const sistema = (
  <Topic title="Sistema">
    <p>
      Em <b>Sistema</b> está o que roda e como vai: a versão, o banco de dados e seu tamanho, o espaço livre
      no disco, desde quando está no ar e o relógio. O que pede cuidado vem dito, com o que fazer.
    </p>
    <p>
      Doze gráficos pequenos contam as últimas 24 horas: requisições, tempo de resposta, erros, espera pelo
      banco, atraso, memória, conexões, fila de trabalhos demorados, tamanho do banco, trilha, idade da cópia
      de segurança e e-mails à espera, cada um também em uma frase e como tabela. A linha tracejada aparece
      quando algo passou do que merece atenção. Abaixo deles, cada medida por extenso, como está agora, e as
      chamadas que mais tomam tempo. As dez consultas mais demoradas ao banco vêm pela forma, sem os valores.
      Tudo isso fica na memória: reiniciar o sistema recomeça a contagem.
    </p>
    <p>
      O servidor faz sozinho uma <b>cópia de segurança</b> por dia e a confere, restaurando-a à parte. Em{' '}
      <b>Cópias de segurança</b> estão as últimas, com a data, o tamanho e o resultado; o aviso fica vermelho
      quando faz mais de dois dias que nenhuma dá certo. <b>Fazer agora</b> faz mais uma, sem atrapalhar quem
      trabalha. As cópias ficam no servidor: guarde algumas também em outro lugar.
    </p>
  </Topic>
)

export const administracao: Chapter = {
  id: 'administracao',
  lead: 'As contas, os papéis, as listas de códigos, o calendário, os bairros, os pacotes de dados e o espaço dos arquivos.',
  who: 'Só administradores.',
  body: (
    <>
      <Topic title="Configurações da cidade">
        <p>
          Em <b>Configurações</b> se diz de que cidade é o sistema. Digite o nome do município e escolha-o na
          lista: UF, código do IBGE, fuso horário, tribunal de contas e centro do mapa são preenchidos. Cada
          seção é salva por si. O nome do órgão aparece no cabeçalho e na entrada; os contatos, nas páginas
          públicas. Ao trocar o fuso horário, prazos e atrasos passam a ser contados por ele na hora. Em{' '}
          <b>Módulos</b>
          se desliga o que a cidade não usa: sai do menu, da busca e das páginas públicas, nada é excluído, e
          ligado de novo mostra tudo. Em <b>Famílias de convênios</b> a cidade dá a cada família o seu nome e
          a sua ordem.
        </p>
        <p>
          Em <b>Tribunal de contas</b> estão o nome, a sigla, o site e o prazo da remessa do tribunal da
          cidade, como o pacote do estado os traz. Onde não há pacote, ou ele está errado, corrija-os aqui.
        </p>
        <p>
          Em <b>Aparência</b> se envia o brasão, em PNG ou JPEG de até 5 MB, de preferência com fundo
          transparente. Ele aparece no cabeçalho, na entrada, nos PDFs e nos links das páginas públicas assim
          que é enviado; removido, tudo volta a aparecer sem ele.
        </p>
      </Topic>
      {usuarios}
      {papeis}
      {opcoes}
      {calendario}
      {bairros}
      {pacotes}
      {armazenamento}
      {sistema}
    </>
  ),
}
