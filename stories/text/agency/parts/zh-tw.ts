import type { StoryText } from '../../en.ts';
import { agencyCompanyZhTw } from './company.zh-tw.ts';

/** The words of further parts as the agency tells them, in Traditional Chinese as written in Taiwan. */
export const agencyPartsZhTw = (text: StoryText['parts']): StoryText['parts'] => ({
  ...text,
  help: [
    { situation: '剛開始投廣告，想先知道有沒有人買。', advice: '一瓣' },
    { situation: '訂單已經穩定，想讓老客人再回來。', advice: '半顆' },
    { situation: '公司沒有行銷人員，想整套交給別人。', advice: '整顆' },
  ],
  faq: [
    {
      heading: '多久看得到效果？',
      text: '搜尋廣告多半兩到三週看得出方向，SEO要三到六個月。開案時會寫下每個月該看哪個數字，沒到就在月會上說明原因。',
    },
    {
      heading: '可以中途解約嗎？',
      text: '可以，月底前七天通知就好。廣告帳戶、素材和報表都在你名下，停止合作也帶得走。',
    },
    {
      heading: '廣告費怎麼付？',
      text: '由你直接付給平台，我們不代收，也不抽成。報價單上只有服務費。',
    },
    {
      heading: '一定要拍影片嗎？',
      text: '不一定，有些商品用照片就賣得好。開案前的訪談會先看過你的數字，用不到的項目不會列進報價單。',
    },
  ],
  tabs: {
    label: '依你的職務',
    items: [
      {
        heading: '老闆',
        text: '每月一頁報表，第一行就是花了多少、換回幾張訂單。看不懂的名詞放在附錄，開會時一個一個講給你聽。',
      },
      {
        heading: '行銷人員',
        text: '素材、排程與數據放在同一個資料夾，每次調整都留紀錄。想自己接手，每季的課會一步一步帶你做。',
      },
      {
        heading: '財務',
        text: '服務費固定，廣告費由公司直接付給平台，不代墊也不抽成。統一發票每月五日前開立。',
      },
    ],
  },
  statsHead: {
    eyebrow: '2025年的數字',
    heading: '寫在報表裡，也公開在這裡',
    description: '每一項都從平台後台匯出，每季更新一次。',
  },
  stats: [
    { value: '87%', label: '合作超過一年', description: '沒有綁約，月底前說一聲就好' },
    { value: '4小時', label: '平均回覆時間', description: '工作日從早上九點算起' },
    { value: '24個', label: '同時服務的品牌', description: '滿了就請下一位等一季' },
    { value: '4堂', label: '開給客戶的課', description: '學會了，隨時可以自己接手' },
  ],
  quoteHead: {
    eyebrow: '客戶怎麼說',
    heading: '講話直接的老闆，也幫我們介紹朋友',
    description: '以下都是和我們合作滿一年的客戶，職稱以受訪當時為準。',
  },
  quotes: [
    {
      quote: '第一次月會，他們先講壞消息：有一檔廣告賠錢，已經停了。我就是那時候決定續約的。',
      name: '林淑芬',
      role: '午後烘焙坊，老闆',
    },
    {
      quote:
        '以前每家廣告公司都給我二十頁報表，看完還是不知道要不要加碼。現在只有一頁，第一行寫花了多少、來了幾張訂單、下個月要改什麼，我在店裡結帳的空檔就看完了，看完直接轉給會計。',
      name: '張家豪',
      role: '轉角自行車，店長',
    },
    {
      quote: '報價單上的數字和請款單一模一樣，兩年來都是。',
      name: '吳雅婷',
      role: '好日子選物，財務長',
    },
    {
      quote: '母親節那週訂單是平常的九倍，賣完的品項前一晚就從廣告拿掉了，當天一則客訴也沒有。',
      name: '陳冠宇',
      role: '小山丘花店，電商主任',
    },
    {
      quote: '他們勸我先不要拍影片。這一點我記得最清楚。',
      name: '許文馨',
      role: '拾光沙龍，創辦人',
    },
    {
      quote: '想自己接手那天，帳戶、素材和兩年的紀錄，半小時就交接完了。',
      name: '蔡明哲',
      role: '河岸樂器，行銷經理',
    },
  ],
  prose: {
    ...text.prose,
    heading: '下班後的兩小時',
    intro:
      '玩具店晚上九點拉下鐵門，我們才開始工作。三支手機、兩盞燈、一張長桌，兩小時拍完一個月的短影音。拍的時候，',
    stress: '老闆不必會演戲',
    afterStress:
      '；白天怎麼跟客人說，晚上就再說一次。去年四次拍攝，平均1小時52分收工，最長的一次是2小時10分。',
    note: '從鐵門拉下，到燈具收進車裡為止。',
    listHeading: '拍攝前要準備的事',
    list: [
      '兩週前讀完客服紀錄，挑出客人最常問的十個問題。',
      '一週前寄出每一支的腳本，一支不超過八十個字。',
      '前一天擦乾淨要入鏡的商品，電池也換上新的。',
    ],
    steps: [
      '先拍手，再拍商品，最後才拍臉。',
      '同一句話說三次，剪接時挑最像平常的一次。',
      '收工前當場看一遍，缺的鏡頭立刻補。',
    ],
    table: {
      caption: '2025年四次拍攝',
      head: ['日期', '拍攝時間', '剪接時間', '完成影片', '結果'],
      rows: [
        ['2月18日', '1小時58分', '6小時', '10支', '如期上片'],
        ['5月20日', '1小時40分', '5小時', '11支', '如期上片'],
        ['8月19日', '2小時10分', '8小時', '9支', '上片，兩支重拍'],
        ['11月11日', '1小時40分', '5小時', '10支', '如期上片'],
      ],
    },
    quote: '客人不是來看廣告的，是來看他認識的那個老闆。',
    cite: '林宥晴，策略總監',
    codeIntro: '想知道訂單從哪一支影片來，看網址裡的utm_content就可以：',
    codeLabel: '數訂單來源的指令',
    code: `$ grep -o -E 'utm_(source|medium|campaign|content)=[^&, ]+' orders-2025-11.csv | sort | uniq -c | sort -rn
31 utm_content=duck-in-the-bath
18 utm_content=night-train`,
    figure: '拍攝、剪接和投放的人，坐在同一張長桌。',
  },
  comparison: {
    ...text.comparison,
    label: '門市行銷方案比較',
    columns: [
      { heading: '小店', subheading: '每月$9,800' },
      { heading: '品牌', subheading: '每月$18,000' },
      { heading: '連鎖', subheading: '每月$36,000起' },
    ],
    groups: [
      {
        heading: '內容',
        rows: [
          { heading: '貼文', cells: ['8則', '16則', '30則起'] },
          { heading: '短影音', cells: ['4支', '8支', '16支起'] },
          { heading: '拍攝', description: '在店裡或攝影棚都可以', cells: ['每半年', '每季', '每月'] },
        ],
      },
      {
        heading: '經營',
        rows: [
          { heading: '回覆私訊', cells: [true, true, true] },
          { heading: '週末也回', description: '含國定假日', cells: [false, true, true] },
          { heading: '開給店員的課', cells: [false, '每年一次', '每季一次'] },
          { heading: '專屬專案經理', cells: [false, false, true] },
        ],
      },
      {
        heading: '服務承諾',
        rows: [
          { heading: '準時交件', cells: ['95%', '97%', '99%'] },
          { heading: '當天急件', description: '中午前提出', cells: [false, true, true] },
        ],
      },
    ],
  },
  trail: { ...text.trail, items: ['首頁', '拍攝筆記', '下班後的兩小時'] },
  ...agencyCompanyZhTw,
  programme: [
    {
      time: '09:30',
      dateTime: '2026-03-14T09:30',
      heading: '報到與咖啡',
      description: '一樓大廳。憑報名信上的條碼領取名牌。',
    },
    {
      time: '10:00',
      dateTime: '2026-03-14T10:00',
      heading: '開場：一檔真的廣告',
      description: '林宥晴在台上花掉五千元廣告費，台下可以用手機看見訂單進來。',
    },
    {
      time: '11:15',
      dateTime: '2026-03-14T11:15',
      heading: '報表怎麼寫，老闆才看得懂',
      description: '用三份真實的報表，說明花費、成果與下一步各該寫到什麼程度。',
    },
    {
      time: '13:30',
      dateTime: '2026-03-14T13:30',
      heading: '分組實作：改你的廣告文案',
      description: '帶自己的筆記型電腦。每組六人，一位投放人員陪同。',
    },
  ],
});
