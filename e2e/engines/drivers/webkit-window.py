#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: no toolbar, so that it can be as narrow as a phone.

The driver starts it instead of MiniBrowser, whose toolbar needs 447 px. The visitor's settings are in the environment:
SCRIPTS ('off': no JavaScript), MOTION ('on': the desktop has animations), SCREENSHOTS ('on': some will be taken),
SCHEME ('dark': the desktop is dark), LANGUAGE_TAG (such as zh-TW), PROXY (for all requests), and INIT_SCRIPT, the
source of a script that runs in every document before its own.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def scripts_of_every_document():
    manager = WebKit2.UserContentManager()
    source = os.environ.get("INIT_SCRIPT")
    if source:
        frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
        start = WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript.new(source, frames, start, None, None))
    return manager


def open_window(*_):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=scripts_of_every_document(),
        settings=WebKit2.Settings(
            enable_javascript=os.environ.get("SCRIPTS") != "off",
            # Without a graphics card, compositing in software takes most of the time; but no screenshot comes without it.
            hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.ALWAYS
            if os.environ.get("SCREENSHOTS") == "on"
            else WebKit2.HardwareAccelerationPolicy.NEVER,
        ),
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.grab_focus()
    view.connect("close", lambda *_: window.destroy())
    return view


def greet(_, session):
    # The driver asks for a browser of this name.
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


desktop = Gtk.Settings.get_default()
desktop.set_property("gtk-application-prefer-dark-theme", os.environ.get("SCHEME") == "dark")
# Read by prefers-reduced-motion.
desktop.set_property("gtk-enable-animations", os.environ.get("MOTION") == "on")

data = WebKit2.WebsiteDataManager.new_ephemeral()
if os.environ.get("PROXY"):
    proxy = WebKit2.NetworkProxySettings.new(os.environ["PROXY"], None)
    data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages([os.environ.get("LANGUAGE_TAG", "zh-TW")])
context.connect("automation-started", greet)
Gtk.main()
