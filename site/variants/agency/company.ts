/**
 * The facts of the company behind the `agency` brand, all in one place. Everything here is made up (reserved example
 * domains, an invented street): replace it before a real company goes live.
 */
export const company = {
  name: { 'zh-tw': '橘光整合行銷有限公司', en: 'Tangelo Marketing Ltd.' },
  shortName: { 'zh-tw': '橘光行銷', en: 'Tangelo' },
  address: {
    'zh-tw': '403台中市西區橙香街27號3樓',
    en: '3F., No. 27, Chengxiang St., West Dist., Taichung City 403, Taiwan',
  },
  email: 'hi@tangelo.example',
  social: {
    url: 'https://social.example/tangelo',
    label: { 'zh-tw': '社群專頁', en: 'Social page' },
  },
  messaging: {
    url: 'https://line.example/tangelo',
    label: { 'zh-tw': 'LINE官方帳號', en: 'LINE account' },
  },
  /** The tag manager's container id; `null` loads none. */
  tagManagerId: null,
};
